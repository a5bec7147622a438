import type { LoginValues } from './loginAttempt.ts';

export const CREDENTIALS = ['username', 'password'] as const;

/** What the fields hold: also what a browser filled in, or a finger typed, before the script was there. */
export function readTypedValues(form: HTMLFormElement | null): Partial<LoginValues> {
  const data = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    CREDENTIALS.flatMap((field) => {
      const typed = data.get(field);
      return typeof typed === 'string' ? [[field, typed]] : [];
    }),
  );
}
