import { useFieldMessages, type FieldProblem } from '@baize/forms';
import { useState, type RefObject } from 'react';
import { updateLogin, type LoginStep, type LoginValues } from './loginAttempt.ts';
import { CREDENTIALS } from './readTypedValues.ts';

type Marks = Partial<Record<keyof LoginValues, FieldProblem>>;
/** Error text per field. */
export type LoginErrors = Partial<Record<keyof LoginValues, string>>;

const SMS_DIGITS = 6;
const MISSING: FieldProblem = { message: 'missing' };

/**
 * Validates a code. An empty authenticator code is marked as missing, but still sent for the platform to refuse (spec
 * 1/5/2).
 */
function codeProblem({ kind }: LoginStep, code: string): FieldProblem | undefined {
  if (kind === 'credentials') return undefined;
  if (kind === 'sms' && code.length < SMS_DIGITS) return { message: 'short' };
  return code === '' ? MISSING : undefined;
}

/** Field errors of the login: set on submit or refusal, cleared when the field changes. */
export function useLoginErrors(form: RefObject<HTMLFormElement | null>) {
  const errorOf = useFieldMessages();
  const [marks, setMarks] = useState<Marks>({});
  const errors: LoginErrors = {
    username: errorOf('username', marks.username),
    password: errorOf('password', marks.password),
    code: errorOf('code', marks.code),
  };

  const type = (typed: Partial<LoginValues>) => {
    updateLogin(typed);
    const untouched = Object.entries(marks).filter(([field]) => !Object.hasOwn(typed, field));
    setMarks(Object.fromEntries(untouched));
  };
  /** Marks missing fields. Returns whether the form may be sent. */
  const check = (typed: LoginValues, step: LoginStep): boolean => {
    const missing = CREDENTIALS.filter((field) => typed[field] === '');
    const code = codeProblem(step, typed.code);
    setMarks({ ...Object.fromEntries(missing.map((field) => [field, MISSING])), code });
    if (missing[0]) form.current?.querySelector<HTMLElement>(`[name=${missing[0]}]`)?.focus();
    return missing.length === 0 && !(step.kind === 'sms' && code);
  };
  const refuse = (fields: Record<string, string>) =>
    setMarks(
      Object.fromEntries(
        Object.entries(fields).map(([field, message]) => [field, { type: 'server', message }]),
      ),
    );
  return { errors, type, check, refuse };
}
