import { keep } from './formats.ts';
import type { Language } from './languages.ts';

const oddsFormat = keep(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

const localFormat = keep(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** `1,85` or `1.85`; a dash for odds that are not known. */
export const formatOdds = (odds: number | undefined, language: Language): string =>
  odds === undefined ? '—' : oddsFormat(language).format(odds);

/** A moment where the player is, `12 Mar 2026 21:30`: beside the time of record, never in its place (ruling 12). */
export const formatLocalTime = (date: Date, language: Language): string => localFormat(language).format(date);
