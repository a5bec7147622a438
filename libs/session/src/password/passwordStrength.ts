import { failedPasswordRules } from '@baize/forms';

/** How good a password is: `weak` is one that breaks a rule. */
export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

const LONG = 10;
const LONGER = 14;
const SIGN = /[^\p{L}\p{Nd}\s]/u;

/** Judges a password while it is typed; undefined as long as there is none. The platform has the last word. */
export function passwordStrength(password: string, username = ''): Strength | undefined {
  if (password === '') return undefined;
  if (failedPasswordRules(password, username).length > 0) return 'weak';
  const marks = [password.length >= LONG, password.length >= LONGER || SIGN.test(password)];
  return STRENGTHS[1 + marks.filter(Boolean).length];
}
