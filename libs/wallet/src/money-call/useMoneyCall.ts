import { useSubmitGuard } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { closeAttempt, openAttempt } from './idempotencyKeys.ts';
import { decodeMoneyFailure, type MoneyFailure } from './decodeMoneyFailure.ts';

/** The outcome of an order. */
export type MoneyOutcome<Order, Reply> = { order: Order } & (
  | { kind: 'done'; reply: Reply }
  | { kind: 'offline' }
  | MoneyFailure
);

interface Options<Order, Reply> {
  /** Names an order: the same player asking for the same has the same name. */
  nameOf: (order: Order) => string;
  /** Sends it; `key` is its `Idempotency-Key`. */
  send: (order: Order, key: string) => Promise<Reply>;
  /** Reads again what the call may have changed; called after every outcome, unless nothing was sent. */
  refetch: () => unknown;
  /** The platform's message is shown under every status of a refusal (spec 3/8.money/3). */
  alwaysShowsMessage?: boolean;
}

/** Whether the browser is offline: nothing can be sent. */
const isOffline = () => !navigator.onLine;

/**
 * Moves money: one call per press, never repeated automatically, nothing sent later. A repeated attempt whose outcome isn't
 * known has the same `Idempotency-Key`; every other one has a new key (ADR 36).
 */
export function useMoneyCall<Order, Reply>({
  nameOf,
  send: call,
  refetch,
  alwaysShowsMessage,
}: Options<Order, Reply>) {
  const [outcome, setOutcome] = useState<MoneyOutcome<Order, Reply>>();
  const { mutateAsync } = useMutation({
    mutationFn: ({ order, key }: { order: Order; key: string }) => call(order, key),
  });

  const attempt = async (order: Order): Promise<MoneyOutcome<Order, Reply>> => {
    const name = nameOf(order);
    try {
      const reply = await mutateAsync({ order, key: openAttempt(name) });
      closeAttempt(name);
      return { kind: 'done', order, reply };
    } catch (error) {
      const failure = decodeMoneyFailure(error, { alwaysShowsMessage });
      if (failure.kind === 'refused' && failure.isFinal) closeAttempt(name);
      return { ...failure, order };
    }
  };

  const [send, isSending] = useSubmitGuard(
    async (order: Order, onEnd: (outcome: MoneyOutcome<Order, Reply>) => void) => {
      setOutcome(undefined);
      const next = isOffline() ? ({ kind: 'offline', order } as const) : await attempt(order);
      if (next.kind !== 'offline') void refetch();
      setOutcome(next);
      onEnd(next);
    },
    /* Another order, such as the transfer back, is sent at once. */
    nameOf,
  );
  return { send, isSending, outcome, forget: () => setOutcome(undefined) };
}
