import { useProfile } from '@baize/player';
import { useMoneyCall, type MoneyOutcome } from '@baize/wallet';
import { fieldText } from '../form/fieldProblem.ts';
import type { PaymentMethodData } from '../methods/PaymentMethodData.ts';
import { amountText } from './amountText.ts';
import { rememberPayment } from './lastPayment.ts';
import type { PaymentDirection } from './PaymentDirection.ts';
import { useRefetchMoney } from './useRefetchMoney.ts';
import { sendPayment, type PaymentAnswer } from './sendPayment.ts';

/** The player's payment request. */
export interface PaymentOrder {
  direction: PaymentDirection;
  method: PaymentMethodData;
  /** Minor units. */
  minor: number;
  /** The player's input in the method's other fields, by name. */
  typed: ReadonlyMap<string, string>;
}

export type PaymentOutcome = MoneyOutcome<PaymentOrder, PaymentAnswer>;

/** The request body for an order; empty fields aren't sent. */
function fieldsOf({ method, minor, typed }: PaymentOrder): Record<string, string> {
  const own = method.fields
    .map((field) => [field.name, fieldText(field, typed.get(field.name) ?? '')] as const)
    .filter(([, text]) => text !== '');
  return { ...Object.fromEntries(own), payment_id: String(method.id), amount: amountText(minor) };
}

/**
 * Sends a deposit or a withdrawal, with one call per press and no automatic retries (spec 3/7.money/2). Afterwards
 * balance, pending payments and limits are refetched, whatever the outcome.
 */
export function usePayment() {
  const playerId = useProfile().data?.id;

  const refetch = useRefetchMoney();
  const nameOf = (order: PaymentOrder) =>
    JSON.stringify([order.direction, playerId, order.method.endpoint, fieldsOf(order)]);

  const call = useMoneyCall<PaymentOrder, PaymentAnswer>({
    nameOf,
    send: async (order, key) => {
      const { direction, method, minor } = order;
      const reply = await sendPayment({ endpoint: method.endpoint, fields: fieldsOf(order) }, key);
      if (reply.kind !== 'warning')
        rememberPayment(playerId, direction, { method: method.id, amount: minor });
      return reply;
    },
    refetch,
  });
  return { ...call, refetch, nameOf };
}
