import type { EgtJackpot } from '@baize/api';
import { seeded } from '../random.ts';

const MINUTE = 60_000;
const CURRENCY = 'TRY';

/** The four levels: base and growth (cents), and the duration of a run (ms). */
const LEVELS = [
  { base: 250_00, growth: 900_00, run: 47 * MINUTE },
  { base: 3_000_00, growth: 9_000_00, run: 410 * MINUTE },
  { base: 45_000_00, growth: 110_000_00, run: 4_330 * MINUTE },
  { base: 900_000_00, growth: 1_700_000_00, run: 61_000 * MINUTE },
] as const;

/** How long a level's run lasts, ms: it's won at the end of each. */
export const LEVEL_RUNS: readonly number[] = LEVELS.map(({ run }) => run);

/** The four levels at a time (ms): each grows steadily, is won at a seeded moment and starts again. */
export function egtJackpots(seed: number, moment: number): EgtJackpot[] {
  return LEVELS.map(({ base, growth, run }, index) => {
    const reach = 0.5 + 0.5 * seeded(seed, 'egt', index, Math.floor(moment / run));
    const amount = Math.floor(base + growth * reach * ((moment % run) / run));
    return { id: index + 1, currency: CURRENCY, amount };
  });
}
