import { ApiError, decoder, type Decoder } from '@baize/api';
import { currencyCode } from './currencyCode.ts';

/** The levels, from the first to the fourth. */
export const LEVELS = ['I', 'II', 'III', 'IV'] as const;

/** A level of the amusement jackpots; an amount or fact that couldn't be read is missing. Amounts are cents. */
export interface AmusementLevel {
  current?: number;
  largest?: number;
  wins?: number;
  last?: number;
  /** Day/month/year, in the service's format. */
  lastDate?: string;
  lastWinner?: string;
}

export interface AmusementJackpots {
  currency: string;
  /** One for each of LEVELS. */
  levels: AmusementLevel[];
}

const { number, text } = decoder;
const DATE = /^\d{1,2}\/\d{1,2}\/\d{4}$/;
const LONGEST_NAME = 40;

const whole: Decoder<number> = (value) => {
  const found = number(value);
  return found !== undefined && found >= 0 && found <= Number.MAX_SAFE_INTEGER
    ? Math.round(found)
    : undefined;
};
const date: Decoder<string> = (value) => {
  const found = text(value)?.trim();
  return found && DATE.test(found) ? found : undefined;
};
const name: Decoder<string> = (value) => text(value)?.trim().slice(0, LONGEST_NAME) || undefined;

/**
 * Reads the reply of the amusement jackpots' data service: `currentLevelI`, `largestWinLevelI`, `winsLevelI`,
 * `lastWinLevelI`, `lastWinDateLevelI`, `lastWinUserLevelI`, and so on to IV (ADR 43).
 * @throws ApiError (`unreadable`) if it has no level at all
 */
export function parseAmusementJackpots(value: unknown): AmusementJackpots {
  const given = new Map<string, unknown>(
    Object.entries(typeof value === 'object' && value !== null ? value : {}),
  );
  const levels = LEVELS.map((level): AmusementLevel => {
    const fields = {
      current: whole(given.get(`currentLevel${level}`)),
      largest: whole(given.get(`largestWinLevel${level}`)),
      wins: whole(given.get(`winsLevel${level}`)),
      last: whole(given.get(`lastWinLevel${level}`)),
      lastDate: date(given.get(`lastWinDateLevel${level}`)),
      lastWinner: name(given.get(`lastWinUserLevel${level}`)),
    };
    return Object.fromEntries(Object.entries(fields).filter(([, found]) => found !== undefined));
  });
  if (levels.every(({ current }) => current === undefined)) throw new ApiError('unreadable', { status: 200 });
  return { currency: currencyCode(given.get('currency')) ?? 'TRY', levels };
}
