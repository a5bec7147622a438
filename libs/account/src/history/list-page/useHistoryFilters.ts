import { platformMoment } from '@baize/api';
import { useDates } from '@baize/brand/dates';
import { lastDays, type DateRange } from '@baize/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { addressMoment, DAYS_BACK, readAddressRange } from '../historyDates.ts';
import type { HistoryChoice, HistoryList, HistoryQuery } from '../HistoryList.ts';

/** The player's filters; 0 means all. */
export interface HistoryFilters {
  /** On the page's clock (`Dates.toWall`): its days begin at the page's midnight. */
  range: DateRange;
  type: number;
  status: number;
  method: number;
}

const HIGHEST = 100_000;
const HIGHEST_ID = 999_999_999;
const DIGITS = /^\d{1,9}$/;

const readNumber = (text: string | null, highest: number) => {
  const found = text !== null && DIGITS.test(text) ? Number(text) : 0;
  return found <= highest ? found : 0;
};

const readChoice = (text: string | null, choices: readonly HistoryChoice[] = []) =>
  choices.find(({ value }) => String(value) === text)?.value ?? 0;

const mapRange = (range: DateRange | undefined, map: (ms: number) => number): DateRange | undefined =>
  range && { from: map(range.from), to: map(range.to) };

const sameRange = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to;

/** The filters of a history, stored in the URL: Back undoes them, and a link shows the same rows. */
export function useHistoryFilters<Row extends object>({
  daysBack = DAYS_BACK,
  types,
  statuses,
  byMethod,
}: HistoryList<Row>) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { toWall, fromWall } = useDates();
  const [readAt, setReadAt] = useState(() => Date.now());
  const now = toWall(readAt);
  const usual = lastDays(daysBack + 1, now);
  const type = readChoice(search.get('type'), types);
  const filters: HistoryFilters = {
    range: mapRange(readAddressRange(search), toWall) ?? usual,
    type,
    status: readChoice(search.get('status'), statuses),
    method: byMethod && type > 0 ? readNumber(search.get('method'), HIGHEST_ID) : 0,
  };
  const page = readNumber(search.get('page'), HIGHEST) || 1;

  const paramsOf = ({ range, ...chosen }: HistoryFilters, toPage: number) => {
    const params = new URLSearchParams();
    if (!sameRange(range, usual)) {
      params.set('from', addressMoment(fromWall(range.from)));
      params.set('to', addressMoment(fromWall(range.to)));
    }
    for (const [name, value] of Object.entries({ ...chosen, page: toPage > 1 ? toPage : 0 }))
      if (value > 0) params.set(name, String(value));
    return params;
  };

  const query: HistoryQuery = {
    start_date: platformMoment(fromWall(filters.range.from)),
    end_date: platformMoment(fromWall(filters.range.to)),
    page,
    type: filters.type,
    status: filters.status,
    payment_id: filters.method,
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
