import { api, ApiError, call, decoder, platformMoment } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';
import { playerKey } from '../token/playerKey.ts';

const DEPOSIT = 1;
const APPROVED = 1;
const REJECTED = 2;
const SECOND = 1000;

/** A deposit that nobody had decided yet when the game was opened. */
export interface WaitingDeposit {
  id: number;
  /** In ms since 1970. */
  createdAt: number;
}

/** What was deposited since a game was opened. */
interface Deposits {
  /** Minor units. */
  minor: number;
  /** Whether everything that waited when the game was opened has been decided. */
  isDecided: boolean;
  /** The balance that it was asked for; undefined before it was asked at all. */
  balance: number | undefined;
}

interface Question {
  since: number;
  waiting: readonly WaitingDeposit[];
  balance: number | undefined;
}

const unreadable = () => new ApiError('unreadable', { status: 200 });

/** @throws ApiError (`unreadable`) for what is no moment of the platform */
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

/** @throws ApiError (`unreadable`) where one of them can't be recognised later */
async function askWaiting(signal: AbortSignal): Promise<WaitingDeposit[]> {
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
 * @throws ApiError (`unreadable`) where the sum would be wrong: a list without rows, more than a page of them, a
 * row without an amount
 */
async function askDeposited({ since, waiting, balance }: Question, signal: AbortSignal): Promise<Deposits> {
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
  /* Older ones that didn't wait are in the balance that the game began with. */
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
  /** To invalidate after a deposit has been decided. */
  all: () => ({ queryKey: key }),
  /** The deposits that waited for a decision at a moment, the game's opening; asked once. */
  waiting: (since: number) =>
    queryOptions({
      queryKey: [...playerKey, 'waiting-deposits', since],
      queryFn: ({ signal }) => askWaiting(signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
  /** What was deposited since a moment: nothing, until something invalidates it. */
  since: (question: Question) =>
    queryOptions({
      queryKey: [...key, question.since],
      queryFn: ({ signal }) => askDeposited(question, signal),
      initialData: NOTHING,
      staleTime: Infinity,
      gcTime: 0,
    }),
};
