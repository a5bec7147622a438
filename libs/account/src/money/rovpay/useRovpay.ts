import { useProfile } from '@baize/player';
import { useMoneyCall } from '@baize/wallet';
import { useState } from 'react';
import { useMoneyMessages } from '../payment/useMoneyMessages.ts';
import { useRefetchMoney } from '../payment/useRefetchMoney.ts';
import { confirmRovpay, openRovpay, type RovpayOrder, type RovpayRequest } from './openRovpay.ts';

const FIELDS = ['name', 'surname', 'amount', 'description'] as const;

interface Confirmation {
  order: RovpayOrder;
  request: RovpayRequest;
}

/** The steps of a Rovpay deposit: the form, the account to pay to, the receipt (spec 3/4.money/3). */
export function useRovpay() {
  const playerId = useProfile().data?.id;
  const refetch = useRefetchMoney();
  const messages = useMoneyMessages(FIELDS);
  const [opened, setOpened] = useState<Confirmation>();

  const opening = useMoneyCall<RovpayOrder, RovpayRequest>({
    nameOf: (order) => JSON.stringify(['rovpay', playerId, order]),
    send: openRovpay,
    refetch: () => undefined,
    alwaysShowsMessage: true,
  });
  const confirming = useMoneyCall<Confirmation, string>({
    nameOf: ({ request }) => JSON.stringify(['rovpay-confirm', playerId, request.id]),
    send: ({ order, request }, key) => confirmRovpay(order, request, key),
    refetch,
    alwaysShowsMessage: true,
  });

  return {
    messages,
    opened,
    outcome: confirming.outcome,
    isSending: opening.isSending || confirming.isSending,
    refetch,
    request: (order: RovpayOrder) => {
      messages.clear();
      void opening.send(order, (ended) => {
        if (ended.kind === 'done') setOpened({ order, request: ended.reply });
        else if (ended.kind === 'unknown') messages.showUnknownOutcome();
        else messages.showFailure(ended);
      });
    },
    confirm: () => {
      if (!opened) return;
      messages.clear();
      void confirming.send(opened, (ended) => {
        if (ended.kind !== 'done') messages.showFailure(ended);
      });
    },
    /** Returns to the form: drops the account but keeps the input. */
    restart: () => {
      messages.clear();
      confirming.forget();
      setOpened(undefined);
    },
  };
}

export type Rovpay = ReturnType<typeof useRovpay>;
