import { parseMoney } from '../money.ts';

/** The largest amount of one call, in minor units. */
const MOST = 99_999_999_00n;

/** An amount as text or number in minor units; undefined when it is 0, too large, or has more than two places. */
export function readAmount(value: unknown): bigint | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const amount = parseMoney(String(value));
  return amount !== undefined && amount > 0n && amount <= MOST ? amount : undefined;
}
