import { useDates } from '@baize/brand/dates';
import type { DateRange } from '@baize/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { addressMoment } from '../historyDates.ts';
import { readHistoryFilters, type FilteredList, type HistoryFilters } from './readHistoryFilters.ts';

const sameRange = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to;

/** The filters of a history, stored in the URL: Back undoes them, and a link shows the same rows. */
export function useHistoryFilters(list: FilteredList) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const dates = useDates();
  const [readAt, setReadAt] = useState(() => Date.now());
  const { filters, page, query, now, usual } = readHistoryFilters(list, search, { dates, readAt });

  const paramsOf = ({ range, ...chosen }: HistoryFilters, toPage: number) => {
    const params = new URLSearchParams();
    if (!sameRange(range, usual)) {
      params.set('from', addressMoment(dates.fromWall(range.from)));
      params.set('to', addressMoment(dates.fromWall(range.to)));
    }
    for (const [name, value] of Object.entries({ ...chosen, page: toPage > 1 ? toPage : 0 }))
      if (value > 0) params.set(name, String(value));
    return params;
  };

  return {
    filters,
    page,
    query,
    /** When the page was opened or last searched, on the page's clock. */
    now,
    isUsual: paramsOf(filters, 1).size === 0,
    apply: (next: HistoryFilters) => {
      setReadAt(Date.now());
      setSearch(paramsOf(next, 1));
    },
    reset: () => {
      setReadAt(Date.now());
      setSearch(new URLSearchParams());
    },
    hrefOf: (toPage: number) => {
      const params = paramsOf(filters, toPage);
      return params.size > 0 ? `${pathname}?${params.toString()}` : pathname;
    },
  };
}

export type HistoryFilterState = ReturnType<typeof useHistoryFilters>;
