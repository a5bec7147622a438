import { phoneDigits } from './phoneDigits.ts';

const LENGTH = { min: 6, max: 15 } as const;
const NOT_DIGITS = /\D/;

/** The contract's rule of a phone whose country isn't asked for: 6 to 15 digits. */
export function checkPhone(typed: string): 'short' | 'long' | 'format' | undefined {
  const digits = phoneDigits(typed);
  if (NOT_DIGITS.test(digits)) return 'format';
  if (digits.length < LENGTH.min) return 'short';
  return digits.length > LENGTH.max ? 'long' : undefined;
}
