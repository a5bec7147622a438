import { median } from '../median.ts';

const rounded = (ms: number) => ms.toFixed(0);
const signed = (ms: number) => `${ms > 0 ? '+' : ''}${rounded(ms)}`;

/**
 * One line about alternating samples, in ms: both medians, the median of the differences, and the number of pairs in
 * which the other build was slower.
 */
export function pairLine(name: string, own: readonly number[], changed: readonly number[]): string {
  const count = Math.min(own.length, changed.length);
  if (count === 0) return `${name}: not measured`;
  const differences = own.slice(0, count).map((ms, pair) => (changed[pair] ?? ms) - ms);
  const slower = differences.filter((ms) => ms > 0).length;
  return `${name}: ${rounded(median(own))} ms here, ${rounded(median(changed))} there; ${signed(median(differences))} ms, slower in ${slower} of ${count} pairs`;
}
