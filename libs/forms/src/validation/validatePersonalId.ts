const TURKEY = 222;
const DIGITS = /^\d{11}$/;

const sum = (digits: readonly number[]) => digits.reduce((total, digit) => total + digit, 0);

/** The last two digits of a Turkish identity number, computed from the first nine. */
function checkDigits(nine: readonly number[]): string {
  const odd = sum(nine.filter((_, index) => index % 2 === 0));
  const even = sum(nine.filter((_, index) => index % 2 === 1));
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return `${tenth}${(odd + even + tenth) % 10}`;
}

/** Completes the first nine digits of a Turkish identity number. */
export const completePersonalId = (nine: string): string => nine + checkDigits([...nine].map(Number));

const isTurkish = (id: string) => !id.startsWith('0') && completePersonalId(id.slice(0, 9)) === id;

/**
 * Validates an identity number. `country` is the id of the player's country. Check digits are known for Turkey only;
 * for other countries the platform checks only the length.
 */
export function validatePersonalId(id: string, country: number): 'digits' | 'checksum' | undefined {
  if (!DIGITS.test(id)) return 'digits';
  return country !== TURKEY || isTurkish(id) ? undefined : 'checksum';
}
