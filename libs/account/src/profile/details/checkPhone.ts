import { readPhone } from '@baize/ui';

const LENGTH = { min: 6, max: 15 } as const;
/** Separators between digits; contacts apps add invisible marks. */
const PHONE = /^[\d\s()+./\p{Cf}-]*$/u;

/**
 * The contract's rule for a phone without a separate country: 6 to 15 digits. `dial` is the code of the player's
 * country, which may be typed too.
 */
export function checkPhone(typed: string, dial: string | undefined): 'short' | 'long' | 'format' | undefined {
  if (!PHONE.test(typed)) return 'format';
  const { length } = readPhone(typed, dial);
  if (length < LENGTH.min) return 'short';
  return length > LENGTH.max ? 'long' : undefined;
}
