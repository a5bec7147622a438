import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { depositedQueries, type WaitingDeposit } from './depositedQueries.ts';
import { useIsRoundRunning } from './playStore.ts';
import { useHeldValue } from './useHeldValue.ts';

interface Deposited {
  /** Minor units; undefined while unknown. */
  minor: number | undefined;
  isRefreshing: boolean;
}

const NONE: readonly WaitingDeposit[] = [];

/**
 * The amount deposited since the caller was mounted, so that a deposit isn't mistaken for a win. This includes deposits
 * made over the game and earlier ones approved in the meantime. While an earlier one is pending, any balance change may
 * be that deposit, so the amount is fetched again. During a round it doesn't change, and neither does the balance.
 */
export function useDeposited(balance: number | undefined): Deposited {
  const [since] = useState(() => Date.now());
  const waiting = useQuery(depositedQueries.waiting(since));
  const { data = NONE, isPending } = waiting;
  const question = { since, waiting: data, balance };
  const deposited = useQuery({ ...depositedQueries.since(question), enabled: waiting.isSuccess });
  const { isDecided, balance: asked, minor: sum } = deposited.data;
  const isBehind = data.length > 0 && !isDecided && balance !== undefined && asked !== balance;
  const { refetch } = deposited;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, balance, refetch]);
  const isUnknown = waiting.isError || deposited.isError;
  const minor = useHeldValue(isUnknown ? undefined : sum, useIsRoundRunning());
  return { minor, isRefreshing: isPending || deposited.isFetching || (isBehind && !isUnknown) };
}
