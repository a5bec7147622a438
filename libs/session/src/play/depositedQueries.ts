import { api, ApiError, call } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';
import { playerKey } from '../token/playerKey.ts';

const DEPOSIT = 1;
const APPROVED = 1;

const utc = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/**
 * @throws ApiError (`unreadable`) where the sum would be wrong: a list without rows, more than a page of them, a
 * row without an amount
 */
async function askDeposited(since: number, signal: AbortSignal): Promise<number> {
  const query = { type: DEPOSIT, start_date: utc(since), end_date: utc(Date.now()) } as const;
  const { data } = await call(api.GET('/account/financial-history', { params: { query }, signal }));
  const { data: rows, last_page: pages } = (data ?? {}) as Partial<typeof data>;
  if (!Array.isArray(rows) || (pages ?? 1) > 1) throw new ApiError('unreadable', { status: 200 });
  return (rows as Partial<(typeof data.data)[number]>[])
    .filter(({ type, status }) => type === String(DEPOSIT) && status === APPROVED)
    .reduce((sum, { amount }) => {
      const minor = parseMoney(amount);
      if (minor === undefined) throw new ApiError('unreadable', { status: 200 });
      return sum + minor;
    }, 0);
}

const key = [...playerKey, 'deposited'] as const;

export const depositedQueries = {
  /** To invalidate after a deposit has been decided. */
  all: () => ({ queryKey: key }),
  /** What was deposited since a moment, in minor units: nothing, until something invalidates it. */
  since: (since: number) =>
    queryOptions({
      queryKey: [...key, since],
      queryFn: ({ signal }) => askDeposited(since, signal),
      initialData: 0,
      staleTime: Infinity,
      gcTime: 0,
    }),
};
