import { profileQueries, useBalance, useDeposited } from '@baize/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A game's own wallet. */
interface OwnWallet {
  /** Minor units; undefined while unknown. */
  minor: number | undefined;
  isRefreshing: boolean;
}

const NO_WALLET: OwnWallet = { minor: 0, isRefreshing: false };

/**
 * What the net result of a session of play is counted from: the main balance and the game's own wallet together,
 * without what was deposited meanwhile, so that neither a transfer nor a deposit is won or lost.
 */
export function usePlayTotal(own = NO_WALLET) {
  const main = useBalance();
  const deposited = useDeposited(main.minor);
  /* A balance from before the game was opened may lack a deposit that has been approved since. */
  const [openedAt] = useState(() => Date.now());
  const { dataUpdatedAt } = useQuery({ ...profileQueries.me(), refetchOnMount: 'always' });
  const [total, setTotal] = useState<number>();
  const sum =
    main.minor === undefined || own.minor === undefined || deposited.minor === undefined
      ? undefined
      : main.minor + own.minor - deposited.minor;
  /* Half of a transfer or of a deposit would be a win or a loss. */
  const isSettled =
    dataUpdatedAt >= openedAt && !main.isRefreshing && !own.isRefreshing && !deposited.isRefreshing;
  if (isSettled && sum !== total) setTotal(sum);
  return { total, isSettled };
}
