import type { TransferDirection } from '@baize/ui';
import { useState } from 'react';
import type { GameWallet } from '../game-wallet/GameWallet.ts';
import { closeAttempt, useIsOpenAttempt } from '../money-call/idempotencyKeys.ts';
import { useTransfer } from './useTransfer.ts';
import { useTransferMessages } from './useTransferMessages.ts';

const NO_AMOUNT = 'fill_all_fields';
const ZERO = 'amount_must_be_above_0';
/** The refusal code for a missing poker user. */
const NO_USER = '1005';

interface Options {
  wallet: GameWallet;
  /** Called after a success instead of showing the receipt. */
  onDone?: () => void;
}

/** The state of a transfer form: amount, direction, errors and outcome. */
export function useTransferForm({ wallet, onDone }: Options) {
  const { send, isSending, outcome, forget, refetchBalances, nameOf } = useTransfer(wallet);
  const messages = useTransferMessages({ isSilent: onDone === undefined });
  const [direction, setDirection] = useState<TransferDirection>('to-game');
  const [minor, setMinor] = useState<number>();
  const [restarts, setRestarts] = useState(0);
  const own = nameOf({ direction, minor: minor ?? 0 });
  const isOpenAttempt = useIsOpenAttempt(own);

  const clear = () => {
    messages.clear();
    forget();
  };
  const finish = () => {
    setMinor(undefined);
    if (onDone) forget();
    onDone?.();
  };

  return {
    direction,
    minor,
    amountError: messages.amountError,
    isSending,
    outcome,
    /** Code 1005: the form first asks for a poker user and keeps the amount. */
    needsUser: wallet.needsUser && outcome?.kind === 'refused' && outcome.code === NO_USER,
    /** The same transfer was sent before, and its outcome is unknown. */
    repeats: isOpenAttempt && minor !== undefined && !isSending && outcome === undefined,
    refetchBalances,
    change: (next: { direction?: TransferDirection; minor?: number | undefined }) => {
      if (isSending) return;
      clear();
      if (next.direction) setDirection(next.direction);
      if ('minor' in next) setMinor(next.minor);
    },
    submit: () => {
      clear();
      if (!minor) return messages.refuseAmount(minor === undefined ? NO_AMOUNT : ZERO);
      return void send({ direction, minor }, (ended) => {
        messages.showOutcome(ended);
        if (ended.kind === 'done') finish();
      });
    },
    /** How often the player returned to the form; its amount then takes focus. */
    restarts,
    /** Returns to the form; `keep` preserves the amount of a transfer that may be sent again. */
    restart: (keep: boolean) => {
      clear();
      if (!keep) setMinor(undefined);
      setRestarts(restarts + 1);
    },
    /** Clears all input when the form is closed. */
    reset: () => {
      clear();
      setMinor(undefined);
      setRestarts(0);
    },
    sendAsNew: () => closeAttempt(own),
  };
}

export type TransferFormState = ReturnType<typeof useTransferForm>;
