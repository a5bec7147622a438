import { ApiError, staleTime } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';
import type { GameWallet } from './GameWallet.ts';

/** @throws ApiError (`unreadable`) for anything that isn't an amount */
function parseBalance(balance: unknown): number {
  const minor = parseMoney(balance);
  if (minor !== undefined) return minor;
  throw new ApiError('unreadable', { status: 200 });
}

export const walletQueries = {
  /** Minor units. */
  balance: ({ name, fetchBalance }: GameWallet) =>
    queryOptions({
      queryKey: [...playerKey, 'wallet', name],
      queryFn: async ({ signal }) => parseBalance(await fetchBalance(signal)),
      staleTime: staleTime.seconds(30),
    }),
};
