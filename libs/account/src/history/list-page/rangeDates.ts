import { languageEntry, type Language } from '@baize/i18n';
import { lastDays, type DateRange } from '@baize/ui';

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A range's dates in UTC, with times of day unless it is of whole days. */
export function rangeDates({ from, to }: DateRange, language: Language): string {
  const isWhole = lastDays(1, from).from === from && lastDays(1, to).to === to;
  const format = new Intl.DateTimeFormat(languageEntry(language).locale, isWhole ? DAY : MINUTE);
  /* An address may name the ends in reverse, which some browsers refuse to format. */
  return format.formatRange(Math.min(from, to), Math.max(from, to));
}
