import { useProfile, profileQueries } from '@baize/session';
import { useSubmitGuard } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decoder } from '@baize/api';
import type { GameWallet, TransferBody } from '../game-wallet/GameWallet.ts';
import { walletQueries } from '../game-wallet/walletQueries.ts';
import { closeAttempt, openAttempt } from './openAttempts.ts';
import { readTransferError, type TransferFailure } from './readTransferError.ts';
import { bodyOf, type TransferOrder } from './TransferOrder.ts';

export type TransferOutcome = { order: TransferOrder } & (
  { kind: 'done'; message: string | undefined } | { kind: 'offline' } | TransferFailure
);

/** Whether the browser knows that nothing can be sent. */
const isOffline = () => !navigator.onLine;

/**
 * Transfers money between the main balance and a game wallet: one call per press, never repeated by itself. A
 * repeated attempt whose outcome isn't known has the same `Idempotency-Key`; every other one has a new key. Both
 * balances are read again afterwards, whatever came of it (spec 2/4.wallets/3).
 */
export function useTransfer(wallet: GameWallet) {
  const queryClient = useQueryClient();
  const playerId = useProfile().data?.id;
  const [outcome, setOutcome] = useState<TransferOutcome>();
  const { mutateAsync } = useMutation({
    mutationFn: ({ body, key }: { body: TransferBody; key: string }) => wallet.transfer(body, key),
  });

  const refetchBalances = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: walletQueries.balance(wallet).queryKey }),
      queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey }),
    ]);

  const attempt = async (order: TransferOrder): Promise<TransferOutcome> => {
    const own = { playerId, wallet: wallet.name, order };
    const key = openAttempt(own);
    try {
      const message = decoder.text(await mutateAsync({ body: bodyOf(wallet, order), key }));
      closeAttempt(own);
      return { kind: 'done', order, message };
    } catch (error) {
      const failure = readTransferError(error);
      if (failure.kind === 'refused' && failure.isFinal) closeAttempt(own);
      return { ...failure, order };
    }
  };

  const [send, isSending] = useSubmitGuard(
    async (order: TransferOrder, onEnd: (outcome: TransferOutcome) => void) => {
      setOutcome(undefined);
      const next = isOffline() ? ({ kind: 'offline', order } as const) : await attempt(order);
      if (next.kind !== 'offline') void refetchBalances();
      setOutcome(next);
      onEnd(next);
    },
  );
  return { send, isSending, outcome, refetchBalances, forget: () => setOutcome(undefined) };
}
