import { ApiError, decoder } from '@baize/api';
import { useProfile, profileQueries } from '@baize/player';
import { useQueryClient } from '@tanstack/react-query';
import type { GameWallet } from '../game-wallet/GameWallet.ts';
import { walletQueries } from '../game-wallet/walletQueries.ts';
import { useMoneyCall, type MoneyOutcome } from '../money-call/useMoneyCall.ts';
import { bodyOf, type TransferOrder } from './TransferOrder.ts';

/** The reply is the platform's message. */
export type TransferOutcome = MoneyOutcome<TransferOrder, string>;

/**
 * Transfers money between the main balance and a game wallet, with one call per press and no automatic retries.
 * Afterwards both balances are refetched, whatever the outcome (spec 2/4.wallets/3).
 */
export function useTransfer(wallet: GameWallet) {
  const queryClient = useQueryClient();
  const playerId = useProfile().data?.id;

  const refetchBalances = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: walletQueries.balance(wallet).queryKey }),
      queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey }),
    ]);
  const nameOf = ({ direction, minor }: TransferOrder) =>
    ['transfer', playerId, wallet.name, direction, minor].join('/');

  const call = useMoneyCall<TransferOrder, string>({
    nameOf,
    send: async (order, key) => {
      const message = decoder.text(await wallet.transfer(bodyOf(wallet, order), key));
      /* A reply without a message doesn't prove that the money moved. */
      if (!message) throw new ApiError('unreadable', { status: 200 });
      return message;
    },
    refetch: refetchBalances,
  });
  return { ...call, refetchBalances, nameOf };
}
