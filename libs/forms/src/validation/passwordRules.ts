import { lowerCase } from '@baize/i18n/search';

/** Allowed password length: hints for the browser (spec 1/5/7). The platform refuses shorter ones. */
export const PASSWORD_LENGTH = { min: 5, max: 30 } as const;

/** The minimum length of a recommended password. */
const ADVISED_LENGTH = 8;

/** Rules for a good password, in display order. The site only recommends them; the reference server enforces them. */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'number', 'own'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const CHECKS: Record<PasswordRule, (password: string, username: string) => boolean> = {
  length: (password) => password.length >= ADVISED_LENGTH,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\d/.test(password),
  own: (password, username) => username.length < 2 || !lowerCase(password).includes(lowerCase(username)),
};

/** The rules that a password breaks, possibly none. `username` is the user name of its owner. */
export function failedPasswordRules(password: string, username = ''): PasswordRule[] {
  const owner = username.trim();
  return PASSWORD_RULES.filter((rule) => !CHECKS[rule](password, owner));
}

/** Why a password can't be sent. One that is too long is reported, never truncated: only part of it would be stored. */
export const passwordProblem = (password: string): 'long' | undefined =>
  password.length > PASSWORD_LENGTH.max ? 'long' : undefined;
