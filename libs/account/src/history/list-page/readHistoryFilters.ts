import { platformMoment } from '@baize/api';
import type { Dates } from '@baize/i18n/dates';
import { lastDays, type DateRange } from '@baize/ui';
import { DAYS_BACK, readAddressRange } from '../historyDates.ts';
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

export type FilteredList = Pick<HistoryList<object>, 'daysBack' | 'types' | 'statuses' | 'byMethod'>;

interface Moment {
  dates: Pick<Dates, 'toWall' | 'fromWall'>;
  /** When the page was opened or last searched, in ms since 1970. */
  readAt: number;
}

/** What a history's URL says at a moment: its filters, its page and the request for them. */
export function readHistoryFilters(
  { daysBack = DAYS_BACK, types, statuses, byMethod }: FilteredList,
  search: URLSearchParams,
  { dates: { toWall, fromWall }, readAt }: Moment,
) {
  /** On the page's clock. */
  const now = toWall(readAt);
  /** The range without one in the URL. */
  const usual = lastDays(daysBack + 1, now);
  const type = readChoice(search.get('type'), types);
  const filters: HistoryFilters = {
    range: mapRange(readAddressRange(search), toWall) ?? usual,
    type,
    status: readChoice(search.get('status'), statuses),
    method: byMethod && type > 0 ? readNumber(search.get('method'), HIGHEST_ID) : 0,
  };
  const page = readNumber(search.get('page'), HIGHEST) || 1;
  const query: HistoryQuery = {
    start_date: platformMoment(fromWall(filters.range.from)),
    end_date: platformMoment(fromWall(filters.range.to)),
    page,
    type: filters.type,
    status: filters.status,
    payment_id: filters.method,
  };
  return { filters, page, query, now, usual };
}
