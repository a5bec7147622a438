import { api, ApiError, call, decoder, staleTime } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';

export interface LoginRow {
  user_agent?: string;
  ip?: string;
  created_at: string;
}

const decodeLogins = decoder.list(
  decoder.row<LoginRow>(
    { user_agent: decoder.text, ip: decoder.text, created_at: decoder.text },
    'created_at',
  ),
);

const LIMIT_TYPES = [1, 2] as const;
const PERIODS = ['daily', 'weekly', 'monthly'] as const;

async function hasLimit(type: (typeof LIMIT_TYPES)[number], signal: AbortSignal): Promise<boolean> {
  const { limit } = await call(
    api.GET('/limits/{limitType}', { params: { path: { limitType: type } }, signal }),
  );
  return PERIODS.some((period) => parseMoney(limit[period]) !== undefined);
}

export const securityQueries = {
  /** The latest logins, newest first: the first page of their history. */
  logins: () =>
    queryOptions({
      queryKey: [...playerKey, 'latest-logins'],
      queryFn: async ({ signal }) => {
        const rows = decodeLogins((await call(api.GET('/account/session-history', { signal }))).data.data);
        if (!rows) throw new ApiError('unreadable', { status: 200 });
        return rows;
      },
      staleTime: staleTime.seconds(30),
    }),
  /** Whether the player has set a deposit or bet limit. */
  hasLimits: () =>
    queryOptions({
      queryKey: [...playerKey, 'has-limits'],
      queryFn: async ({ signal }) =>
        (await Promise.all(LIMIT_TYPES.map((type) => hasLimit(type, signal)))).some(Boolean),
      staleTime: staleTime.seconds(30),
    }),
};
