import { useDates } from '@baize/brand/dates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { HistoryList } from '../HistoryList.ts';
import { historyQueries } from '../historyQueries.ts';
import { lastDaysOf } from './lastDaysOf.ts';
import { rangeText } from './rangeText.ts';
import type { HistoryFilterState } from './useHistoryFilters.ts';

interface FilterWords {
  /** "Last 7 days", or its dates. */
  range: string;
  /** The chosen kind, method and status. */
  narrowed: readonly string[];
}

/** A history's active filters in words. */
export function useFilterWords<Row extends object>(
  { types, statuses }: Pick<HistoryList<Row>, 'types' | 'statuses'>,
  { filters, now }: Pick<HistoryFilterState, 'filters' | 'now'>,
): FilterWords {
  const { t } = useTranslation('accountHistory');
  const dates = useDates();
  const { data: methods } = useQuery({
    ...historyQueries.methods(filters.type === 1 ? 1 : 2),
    enabled: filters.method > 0,
  });
  const days = lastDaysOf(filters.range, now);
  const type = types?.find(({ value }) => value === filters.type);
  const status = statuses?.find(({ value }) => value === filters.status);
  const method = filters.method > 0 && methods?.find(({ id }) => id === filters.method);
  return {
    range:
      days === undefined
        ? rangeText(filters.range, dates)
        : days === 1
          ? t('today')
          : t('last_days', { days }),
    narrowed: [
      ...(type ? [t(type.label)] : []),
      ...(method ? [method.name] : []),
      ...(status ? [t(status.label)] : []),
    ],
  };
}
