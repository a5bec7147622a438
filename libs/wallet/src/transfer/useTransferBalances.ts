import { useBalance, useProfile } from '@baize/player';
import type { GameWallet } from '../game-wallet/GameWallet.ts';
import { useWalletBalance } from '../game-wallet/useWalletBalance.ts';

interface ShownBalance {
  /** Minor units; undefined while unknown. */
  minor: number | undefined;
  /** Formatted; undefined while unknown. */
  text: string | undefined;
  isRefreshing: boolean;
}

export interface TransferBalances {
  main: ShownBalance;
  game: ShownBalance;
}

/** Both balances of a transfer. After a failed refresh a balance is unknown, since the old one would be wrong. */
export function useTransferBalances(wallet: GameWallet): TransferBalances {
  const { minor, text, isRefreshing } = useBalance();
  const { isError } = useProfile();
  const isKnown = minor !== undefined && !isError;
  return {
    main: { minor: isKnown ? minor : undefined, text: isKnown ? text : undefined, isRefreshing },
    game: useWalletBalance(wallet),
  };
}
