import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsRoundRunning } from './playStore.ts';
import { useHeldValue } from './useHeldValue.ts';
import { depositedQueries } from './depositedQueries.ts';

interface Deposited {
  /** Minor units; undefined while unknown. */
  minor: number | undefined;
  isRefreshing: boolean;
}

/**
 * What was deposited since the caller was mounted, so that a deposit over a game isn't taken for a win. While a round
 * runs it stays as it was, as the balance does.
 */
export function useDeposited(): Deposited {
  const [since] = useState(() => Date.now());
  const { data, isError, isFetching } = useQuery(depositedQueries.since(since));
  const minor = useHeldValue(isError ? undefined : data, useIsRoundRunning());
  return { minor, isRefreshing: isFetching };
}
