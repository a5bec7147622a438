import { currencyCode } from './currencyCode.ts';
import type { AmusementJackpots } from './parseAmusementJackpots.ts';

const AMOUNTS = ['current', 'largest', 'wins', 'last'] as const;
const TEXTS = ['lastDate', 'lastWinner'] as const;

function isLevel(level: unknown): boolean {
  if (typeof level !== 'object' || level === null) return false;
  const fields = new Map<string, unknown>(Object.entries(level));
  const isEach = (names: readonly string[], type: string) =>
    names.every((name) => fields.get(name) === undefined || typeof fields.get(name) === type);
  return isEach(AMOUNTS, 'number') && isEach(TEXTS, 'string');
}

/** Whether data from another tab are amusement jackpots: the tab may run another build of the site. */
export const isAmusementJackpots = (data: unknown): data is AmusementJackpots =>
  typeof data === 'object' &&
  data !== null &&
  'currency' in data &&
  currencyCode(data.currency) !== undefined &&
  'levels' in data &&
  Array.isArray(data.levels) &&
  data.levels.every(isLevel);
