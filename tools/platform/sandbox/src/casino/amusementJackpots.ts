import { seeded, seededInt } from '../random.ts';
import { egtJackpots, LEVEL_RUNS } from './egtJackpots.ts';

const NAMES = ['ay***', 'de***', 'em***', 'ka***', 'me***', 'se***', 'tu***', 'yi***'];
const LEVELS = ['I', 'II', 'III', 'IV'] as const;
const DAY = 24 * 3_600_000;

const dateOf = (moment: number): string => {
  const [year, month, day] = new Date(moment).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
};

/**
 * The reply of the external jackpot data service: each level's amount, its largest and last win (cents), and its number
 * of wins. The amounts are those of `egtJackpots` at the same time (ms).
 */
export function amusementJackpots(seed: number, moment: number): Record<string, string | number> {
  const current = egtJackpots(seed, moment);
  const fields = LEVELS.flatMap((level, index): [string, string | number][] => {
    const { amount, currency } = current[index] ?? { amount: 0, currency: 'TRY' };
    const run = LEVEL_RUNS[index] ?? DAY;
    const wonAt = Math.floor(moment / run) * run;
    const [before] = egtJackpots(seed, wonAt - 1).slice(index);
    const last = before?.amount ?? amount;
    const user = NAMES[seededInt(seed, NAMES.length, 'amusement', level, wonAt)] ?? '';
    return [
      ['currency', currency],
      [`currentLevel${level}`, amount],
      [`winsLevel${level}`, Math.floor((moment - Date.UTC(2026, 0, 1)) / run)],
      [`largestWinLevel${level}`, Math.floor(last * (1.1 + 0.6 * seeded(seed, 'amusement', level)))],
      [`largestWinDateLevel${level}`, dateOf(wonAt - 40 * DAY)],
      [`largestWinUserLevel${level}`, NAMES[index] ?? ''],
      [`lastWinLevel${level}`, last],
      [`lastWinDateLevel${level}`, dateOf(wonAt)],
      [`lastWinUserLevel${level}`, user],
    ];
  });
  return Object.fromEntries(fields);
}
