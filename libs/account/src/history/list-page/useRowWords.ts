import {
  currencyOf,
  formatDateTime,
  formatMoney,
  languageEntry,
  useLanguage,
  useServerText,
} from '@baize/i18n';
import { useProfile } from '@baize/session';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export const UNKNOWN = '—';

/** A moment in the player's own time zone, in the language's order. */
const localFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });

/** How the values of a history are written. What isn't known is a dash. */
export function useRowWords() {
  const { t } = useTranslation('accountHistory');
  const serverText = useServerText();
  const language = useLanguage();
  const currency = currencyOf(useProfile().data?.currency ?? 1);
  return useMemo(() => {
    const local = localFormat(languageEntry(language).locale);
    const money = (minor: number | undefined) => formatMoney(minor, currency, language);
    return {
      t,
      serverText,
      currency,
      language,
      money,
      /** With a plus too, for an amount whose direction matters. */
      signed: (minor: number | undefined) =>
        minor !== undefined && minor > 0 ? `+${money(minor)}` : money(minor),
      /** UTC, the time of record (spec 3/history/5). */
      moment: (ms: number | undefined) => (ms === undefined ? UNKNOWN : formatDateTime(new Date(ms))),
      local: (ms: number) => local.format(ms),
    };
  }, [t, serverText, currency, language]);
}

export type RowWords = ReturnType<typeof useRowWords>;
