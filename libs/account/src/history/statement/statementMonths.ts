import { platformMoment } from '@baize/api';
import { languageEntry, type Language } from '@baize/i18n';

/** How many months can be chosen, the current one first. */
const MONTHS = 12;

/** A month in UTC. */
export interface StatementMonth {
  /** `2026-11`. */
  id: string;
  name: string;
  start_date: string;
  end_date: string;
}

/** The months for which a statement is available, the current one first. */
export function statementMonths(now: number, language: Language): readonly StatementMonth[] {
  const today = new Date(now);
  const format = new Intl.DateTimeFormat(languageEntry(language).locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1);
    const next = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back + 1, 1);
    return {
      id: new Date(first).toISOString().slice(0, 7),
      name: format.format(first),
      start_date: platformMoment(first),
      end_date: platformMoment(next - 1000),
    };
  });
}
