import { useBalance, useDeposited } from '@baize/session';
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
  const deposited = useDeposited();
  const [total, setTotal] = useState<number>();
  const sum =
    main.minor === undefined || own.minor === undefined || deposited.minor === undefined
      ? undefined
      : main.minor + own.minor - deposited.minor;
  /* Half of a transfer or of a deposit would be a win or a loss. */
  const isSettled = main.isCurrent && !main.isRefreshing && !own.isRefreshing && !deposited.isRefreshing;
  if (isSettled && sum !== total) setTotal(sum);
  return { total, isSettled };
}
