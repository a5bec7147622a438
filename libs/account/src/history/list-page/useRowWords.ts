import { useDates } from '@baize/brand/dates';
import { currencyOf, formatMoney, useLanguage, useServerText } from '@baize/i18n';
import { useProfile } from '@baize/player';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryColumn } from '../HistoryList.ts';

export const UNKNOWN = '—';

/** Formatting of a history's values. Unknown values are a dash. */
export function useRowWords() {
  const { t } = useTranslation('accountHistory');
  const serverText = useServerText();
  const language = useLanguage();
  const dates = useDates();
  const currency = currencyOf(useProfile().data?.currency ?? 1);
  return useMemo(() => {
    const money = (minor: number | undefined) => formatMoney(minor, currency, language);
    return {
      t,
      serverText,
      currency,
      language,
      dates,
      money,
      /** Also with a plus, for an amount with a relevant direction. */
      signed: (minor: number | undefined) =>
        minor !== undefined && minor > 0 ? `+${money(minor)}` : money(minor),
    };
  }, [t, serverText, currency, language, dates]);
}

export type RowWords = ReturnType<typeof useRowWords>;

/** A column's heading; for times it includes the zone. */
export const headOf = <Row>(
  { kind, head }: Pick<HistoryColumn<Row>, 'kind' | 'head'>,
  { t, dates }: Pick<RowWords, 't' | 'dates'>,
): string => (kind === 'time' ? dates.label(t(head)) : t(head));
