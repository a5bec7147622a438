export const USERNAME_LENGTH = { min: 2, max: 50 } as const;

const LETTERS = /^[A-Za-z0-9._-]*$/;

export function validateUsername(username: string): 'short' | 'long' | 'letters' | undefined {
  if (username.length < USERNAME_LENGTH.min) return 'short';
  if (username.length > USERNAME_LENGTH.max) return 'long';
  return LETTERS.test(username) ? undefined : 'letters';
}
