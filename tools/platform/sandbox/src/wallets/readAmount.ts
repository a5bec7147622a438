import { parseMoney } from '../money.ts';

/** The largest amount of one request, minor units. */
const MAX = 99_999_999_00n;

/**
 * Parses an amount (text or number) to minor units; undefined if it's 0, too large, or has more than two decimal
 * places.
 */
export function readAmount(value: unknown): bigint | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const amount = parseMoney(String(value));
  return amount !== undefined && amount > 0n && amount <= MAX ? amount : undefined;
}
