import type { JackpotTier } from '@baize/api';
import { seeded } from '../random.ts';

const HOUR = 3_600_000;

interface Tier {
  name: JackpotTier['name'];
  /** The amount after a win, cents. */
  base: number;
  /** The growth until the next win, cents. */
  growth: number;
  /** The duration of a run, ms. */
  run: number;
}

const TIERS: readonly Tier[] = [
  { name: 'minor', base: 1_000_00, growth: 2_400_00, run: 3 * HOUR },
  { name: 'major', base: 15_000_00, growth: 22_000_00, run: 31 * HOUR },
  { name: 'mega', base: 250_000_00, growth: 310_000_00, run: 211 * HOUR },
  { name: 'grand', base: 3_500_000_00, growth: 2_900_000_00, run: 1607 * HOUR },
];

/** The four tiers at a time (ms): each grows steadily, is won at a seeded moment and starts again. */
export function tierJackpots(seed: number, moment: number): JackpotTier[] {
  return TIERS.map(({ name, base, growth, run }) => {
    const count = Math.floor(moment / run);
    const reach = 0.6 + 0.4 * seeded(seed, 'jackpot', name, count);
    return { name, amount: Math.floor(base + growth * reach * ((moment % run) / run)) };
  });
}
