import { lowerCase } from '@baize/i18n';

/** How good a password is: `weak` is one that the platform will refuse. */
export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Spec: document 1, section 9. */
const SHORTEST = 5;
const LONG = 10;
const LONGER = 14;
const WANTED = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u];
const SIGN = /[^\p{L}\p{Nd}\s]/u;

const holds = (password: string, username: string) =>
  username.length > 1 && lowerCase(password).includes(lowerCase(username));

/** Judges a password while it is typed; undefined as long as there is none. The platform has the last word. */
export function passwordStrength(password: string, username = ''): Strength | undefined {
  if (password === '') return undefined;
  const isTaken = password.length >= SHORTEST && WANTED.every((kind) => kind.test(password));
  if (!isTaken || holds(password, username.trim())) return 'weak';
  const marks = [password.length >= LONG, password.length >= LONGER || SIGN.test(password)];
  return STRENGTHS[1 + marks.filter(Boolean).length];
}
