import { failedPasswordRules } from '@baize/forms';

/** `weak` is a password that breaks a rule. */
export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

const LONG = 10;
const LONGER = 14;
const SIGN = /[^\p{L}\p{Nd}\s]/u;

/** Rates a password as it's typed; undefined if it's empty. The platform makes the final decision. */
export function passwordStrength(password: string, username = ''): Strength | undefined {
  if (password === '') return undefined;
  if (failedPasswordRules(password, username).length > 0) return 'weak';
  const marks = [password.length >= LONG, password.length >= LONGER || SIGN.test(password)];
  return STRENGTHS[1 + marks.filter(Boolean).length];
}
