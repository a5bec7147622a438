import { useBalance } from '@baize/player';
import { closeAttempt, useIsOpenAttempt } from '@baize/wallet';
import { useState } from 'react';
import type { PaymentMethodData } from '../methods/PaymentMethodData.ts';
import { usePayment } from '../payment/usePayment.ts';
import { usePaymentMessages } from '../payment/usePaymentMessages.ts';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';
import { AMOUNT, amountProblem, fieldProblem } from './fieldProblem.ts';
import type { PaymentDraft } from './usePaymentDraft.ts';

export interface MethodFormOptions {
  direction: PaymentDirection;
  method: PaymentMethodData;
  draft: PaymentDraft;
  /** Payment windows open next to the site, which must stay open because a game is running in it. */
  alwaysInNewWindow?: boolean;
}

/** The state of a method's form: its field errors, and the outcome of sending it (spec 3/5.money/1). */
export function useMethodForm({ direction, method, draft, alwaysInNewWindow = false }: MethodFormOptions) {
  const { currency } = useBalance();
  const payment = usePayment();
  const messages = usePaymentMessages({ method, alwaysInNewWindow });
  const [attempts, setAttempts] = useState(0);
  const order = { direction, method, minor: draft.minor ?? 0, typed: draft.typed };
  const name = payment.nameOf(order);
  const isOpenAttempt = useIsOpenAttempt(name);
  const { outcome, isSending } = payment;

  const forget = () => {
    messages.clear();
    payment.forget();
  };
  const problems = () => {
    const amount = amountProblem(draft.minor, { method, direction, currency });
    const others = method.fields
      .filter((field) => field.name !== AMOUNT)
      .map((field) => [field.name, fieldProblem(field, draft.typed.get(field.name) ?? '')] as const);
    return [[AMOUNT, amount] as const, ...others].flatMap(([field, message]) =>
      message === undefined ? [] : [[field, message] as const],
    );
  };

  return {
    order,
    outcome,
    isSending,
    messages,
    attempts,
    /** The same payment was sent before with an unknown outcome. */
    isRepeat: isOpenAttempt && !isSending && outcome === undefined,
    sendAsNew: () => closeAttempt(name),
    refetch: payment.refetch,
    change: (field: string, value: string | number | undefined) => {
      if (isSending) return;
      messages.clear(field);
      if (outcome) payment.forget();
      draft.change(field, value);
    },
    submit: () => {
      if (isSending) return;
      forget();
      setAttempts(attempts + 1);
      const found = problems();
      if (found.length > 0) return messages.showFieldErrors(found);
      return void payment.send(order, messages.showOutcome);
    },
    /** Returns to the form after a receipt, or after a lost reply. */
    restart: forget,
  };
}

export type MethodFormState = ReturnType<typeof useMethodForm>;
