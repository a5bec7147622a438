import { api, ApiError, call, decoder, platformMoment } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';
import { playerKey } from '@baize/session';

const DEPOSIT = 1;
const APPROVED = 1;
const REJECTED = 2;
const SECOND = 1000;

/** A deposit that was still pending when the game was opened. */
export interface WaitingDeposit {
  id: number;
  /** In ms since 1970. */
  createdAt: number;
}

/** Deposits since a game was opened. */
interface Deposits {
  /** Minor units. */
  minor: number;
  /** Whether all deposits that were pending when the game was opened have been decided. */
  isDecided: boolean;
  /** The balance at the time of the request; undefined before the first one. */
  balance: number | undefined;
}

interface Question {
  since: number;
  waiting: readonly WaitingDeposit[];
  balance: number | undefined;
}

const unreadable = () => new ApiError('unreadable', { status: 200 });

/** @throws ApiError (`unreadable`) if it isn't a platform timestamp */
function momentOf(value: unknown): number {
  const ms = decoder.moment(value);
  if (ms === undefined) throw unreadable();
  return ms;
}

interface Row {
  id?: number;
  type?: string;
  status?: number;
  amount?: unknown;
  created_at?: unknown;
}

/** @throws ApiError (`unreadable`) if one of them couldn't be recognized later */
async function fetchWaiting(signal: AbortSignal): Promise<WaitingDeposit[]> {
  const params = { path: { type: DEPOSIT } } as const;
  const { data } = await call(api.GET('/pending-transactions/{type}', { params, signal }));
  if (!Array.isArray(data)) throw unreadable();
  return (data as Row[]).map((row) => {
    const id = decoder.number(row.id);
    if (id === undefined) throw unreadable();
    return { id, createdAt: momentOf(row.created_at) };
  });
}

/**
 * @throws ApiError (`unreadable`) if the sum would be wrong: no list, more than one page, or a row without an amount
 */
async function fetchDeposited({ since, waiting, balance }: Question, signal: AbortSignal): Promise<Deposits> {
  const start = Math.min(since, ...waiting.map(({ createdAt }) => createdAt));
  const query = {
    type: DEPOSIT,
    start_date: platformMoment(start),
    end_date: platformMoment(Date.now()),
  } as const;
  const { data } = await call(api.GET('/account/financial-history', { params: { query }, signal }));
  const { data: rows, last_page: pages } = (data ?? {}) as { data?: Row[]; last_page?: number };
  if (!Array.isArray(rows) || (pages ?? 1) > 1) throw unreadable();
  const waited = new Set(waiting.map(({ id }) => id));
  /* Older deposits that weren't pending are already in the game's opening balance. */
  const isNew = ({ id, created_at: at }: Row) =>
    start === since || (id !== undefined && waited.has(id)) || momentOf(at) >= since - (since % SECOND);
  const deposits = rows.filter(({ type }) => type === String(DEPOSIT));
  const minor = deposits
    .filter((row) => row.status === APPROVED && isNew(row))
    .reduce((sum, { amount }) => {
      const one = parseMoney(amount);
      if (one === undefined) throw unreadable();
      return sum + one;
    }, 0);
  const decided = deposits.filter(({ status }) => status === APPROVED || status === REJECTED);
  const isDecided = waiting.every(({ id }) => decided.some((row) => row.id === id));
  return { minor, isDecided, balance };
}

const key = [...playerKey, 'deposited'] as const;
const NOTHING: Deposits = { minor: 0, isDecided: false, balance: undefined };

export const depositedQueries = {
  /** Invalidate this after a deposit has been decided. */
  all: () => ({ queryKey: key }),
  /** The deposits that were pending at a given time, when the game was opened. Fetched once. */
  waiting: (since: number) =>
    queryOptions({
      queryKey: [...playerKey, 'waiting-deposits', since],
      queryFn: ({ signal }) => fetchWaiting(signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
  /** The amount deposited since a given time: nothing, until the query is invalidated. */
  since: (question: Question) =>
    queryOptions({
      queryKey: [...key, question.since],
      queryFn: ({ signal }) => fetchDeposited(question, signal),
      initialData: NOTHING,
      staleTime: Infinity,
      gcTime: 0,
    }),
};
