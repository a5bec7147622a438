import { profileQueries, useBalance, useDeposited } from '@baize/player';
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
 * The amount from which a play session's net result is computed: the main balance plus the game's own wallet, minus
 * deposits since the game was opened, so that neither a transfer nor a deposit counts as a win or a loss.
 */
export function usePlayTotal(own = NO_WALLET) {
  const main = useBalance();
  const deposited = useDeposited(main.minor);
  /* A balance from before the game was opened may not include a deposit that was approved since then. */
  const [openedAt] = useState(() => Date.now());
  const { dataUpdatedAt } = useQuery({ ...profileQueries.me(), refetchOnMount: 'always' });
  const [total, setTotal] = useState<number>();
  const sum =
    main.minor === undefined || own.minor === undefined || deposited.minor === undefined
      ? undefined
      : main.minor + own.minor - deposited.minor;
  /* Counting half of a transfer or of a deposit would show a win or a loss. */
  const isSettled =
    dataUpdatedAt >= openedAt && !main.isRefreshing && !own.isRefreshing && !deposited.isRefreshing;
  if (isSettled && sum !== total) setTotal(sum);
  return { total, isSettled };
}
