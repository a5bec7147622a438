import { formatMoney, useLanguage } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { useIsPlayer } from '@baize/session';
import { useQuery } from '@tanstack/react-query';
import type { GameWallet } from './GameWallet.ts';
import { walletQueries } from './walletQueries.ts';

export interface WalletBalance {
  /** Minor units; undefined while unknown, including after a failed refresh. */
  minor: number | undefined;
  /** Formatted in the player's currency, with decimals even for zero; undefined while unknown. */
  text: string | undefined;
  refresh: () => void;
  isRefreshing: boolean;
}

/** The balance of one of the player's game wallets (spec 2/3.wallets/1). Sends no request for a visitor. */
export function useWalletBalance(wallet: GameWallet): WalletBalance {
  const language = useLanguage();
  const { currency } = useBalance();
  const isPlayer = useIsPlayer();
  const { data, isError, isFetching, refetch } = useQuery({
    ...walletQueries.balance(wallet),
    enabled: isPlayer,
  });
  const minor = isError || !isPlayer ? undefined : data;
  return {
    minor,
    text: minor === undefined ? undefined : formatMoney(minor, currency, language),
    refresh: () => void refetch(),
    isRefreshing: isFetching,
  };
}
