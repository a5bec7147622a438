import { lowerCase } from '@baize/i18n/search';

/** How long a password may be: hints for the browser (spec 1/5/7). A shorter one is the platform's to refuse. */
export const PASSWORD_LENGTH = { min: 5, max: 30 } as const;

/** How long a password that is advised is at least. */
const ADVISED_LENGTH = 8;

/**
 * Rules of a good password, in the order in which they're shown. The site only advises; the reference server refuses by the
 * same list.
 */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'number', 'own'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const CHECKS: Record<PasswordRule, (password: string, username: string) => boolean> = {
  length: (password) => password.length >= ADVISED_LENGTH,
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

/** Why a password can't be sent. One that is too long is said, never cut: a part of it would be stored. */
export const passwordProblem = (password: string): 'long' | undefined =>
  password.length > PASSWORD_LENGTH.max ? 'long' : undefined;
