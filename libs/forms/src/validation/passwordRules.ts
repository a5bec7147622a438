import { lowerCase } from '@baize/i18n/search';

export const PASSWORD_LENGTH = { min: 8, max: 30 } as const;

/**
 * Rules of a new password, in the order in which they're shown. Site and reference server check the same list.
 */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'number', 'own'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const CHECKS: Record<PasswordRule, (password: string, username: string) => boolean> = {
  length: (password) => password.length >= PASSWORD_LENGTH.min,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\d/.test(password),
  own: (password, username) => username.length < 2 || !lowerCase(password).includes(lowerCase(username)),
};

/** The rules that a password breaks, possibly none. `username` is that of the password's owner. */
export function failedPasswordRules(password: string, username = ''): PasswordRule[] {
  const owner = username.trim();
  return PASSWORD_RULES.filter((rule) => !CHECKS[rule](password, owner));
}

/** Why a password can't be sent, by its first broken rule. One that is too long is said, never cut: a part of it would be stored. */
export const passwordProblem = (password: string, username?: string): PasswordRule | 'long' | undefined =>
  password.length > PASSWORD_LENGTH.max ? 'long' : failedPasswordRules(password, username)[0];
