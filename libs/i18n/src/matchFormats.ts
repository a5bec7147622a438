import { cachePerLanguage } from './formats.ts';
import type { Language } from './languages.ts';

const oddsFormat = cachePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;
const localFormat = cachePerLanguage((locale) => new Intl.DateTimeFormat(locale, MOMENT));
const utcFormat = cachePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone: 'UTC' }),
);

/** `1,85` or `1.85`; a dash for unknown odds. */
export const formatOdds = (odds: number | undefined, language: Language): string =>
  odds === undefined ? '—' : oddsFormat(language).format(odds);

/** A moment in the player's time zone: `12 Mar 2026 21:30`. */
export const formatLocalTime = (date: Date, language: Language): string => localFormat(language).format(date);

/** The same moment in UTC, in the same format. */
export const formatUtcTime = (date: Date, language: Language): string =>
  `${utcFormat(language).format(date)} UTC`;
