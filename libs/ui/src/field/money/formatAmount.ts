import type { AmountSigns } from './amountSigns.ts';
import { MAX_AMOUNT } from './parseAmount.ts';

/** Groups the digits of a whole number in threes. */
export const groupDigits = (digits: string, group: string) => digits.replace(/\B(?=(\d{3})+$)/g, group);

/**
 * An amount for a field, without its currency: `1.234,50`; whole units have no decimals, as typed: `250`.
 * @param minor minor units, from 0 to `MAX_AMOUNT`
 * @returns `''` for an invalid amount, so that no field ever shows a wrong figure
 */
export function formatAmount(minor: number | undefined, { group, decimal }: AmountSigns): string {
  if (minor === undefined || !Number.isInteger(minor) || minor < 0 || minor > MAX_AMOUNT) return '';
  const decimals = String(minor % 100).padStart(2, '0');
  const whole = groupDigits(String(Math.floor(minor / 100)), group);
  return decimals === '00' ? whole : `${whole}${decimal}${decimals}`;
}
