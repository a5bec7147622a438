import type { LoginValues } from './loginAttempt.ts';

export const CREDENTIALS = ['username', 'password'] as const;

/** Reads the fields from the DOM, so that autofill and input from before hydration are included. */
export function readTypedValues(form: HTMLFormElement | null): Partial<LoginValues> {
  const data = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    CREDENTIALS.flatMap((field) => {
      const typed = data.get(field);
      return typeof typed === 'string' ? [[field, typed]] : [];
    }),
  );
}
