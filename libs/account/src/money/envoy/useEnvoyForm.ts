import { useLatestT } from '@baize/i18n';
import { useBalance, useProfile } from '@baize/player';
import { openWindow } from '@baize/ui';
import { useMoneyCall, type MoneyOutcome } from '@baize/wallet';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AMOUNT, amountProblem } from '../form/fieldProblem.ts';
import type { PaymentMethodData } from '../methods/PaymentMethodData.ts';
import { paymentQueries } from '../payment/paymentQueries.ts';
import { useMoneyMessages } from '../payment/useMoneyMessages.ts';
import { useRefetchMoney } from '../payment/useRefetchMoney.ts';
import { openEnvoy, type EnvoyKind } from './envoyQueries.ts';
import { amountText } from '../payment/amountText.ts';

export interface EnvoyOrder {
  bank: string;
  /** The amount's code, or the amount itself. */
  id: string;
  /** Minor units. */
  minor: number;
}
type Outcome = MoneyOutcome<EnvoyOrder, string>;

const BANK = 'bank';
const SLUGS: Record<EnvoyKind, string> = { bank: 'envoy', qr: 'envoyqr' };
/** The platform doesn't name the field, but its messages about amounts start like this. */
const ABOUT_AMOUNT = /^(amount_|write_amount)/;
const NO_METHOD: Pick<PaymentMethodData, 'min' | 'max'> = {};

const problemsOf = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.entries(fields).flatMap(([field, message]) =>
    message === undefined ? [] : [[field, message] as const],
  );

/** The form's messages, and the payment window. */
function useEnvoyMessages() {
  const t = useLatestT('accountMoney');
  const messages = useMoneyMessages([BANK, AMOUNT]);
  const showOutcome = (ended: Outcome) => {
    if (ended.kind === 'done') {
      if (!openWindow(ended.reply)) messages.show('error', () => t('unsafe_address'));
      return;
    }
    if (ended.kind !== 'refused' || ended.code !== undefined) return messages.showFailure(ended);
    if (ended.message === 'please_select_bank') return messages.showFieldErrors([[BANK, ended.message]]);
    if (ABOUT_AMOUNT.test(ended.message)) return messages.showFieldErrors([[AMOUNT, ended.message]]);
    return messages.showFailure({ ...ended, fields: [] });
  };
  return { ...messages, showOutcome };
}

/** The state of an Envoy deposit: bank, amount, and the payment window (spec 3/2.money/6 and 3/2.money/7). */
export function useEnvoyForm(kind: EnvoyKind) {
  const { currency } = useBalance();
  const playerId = useProfile().data?.id;
  const { data } = useQuery(paymentQueries.details('deposit'));
  const method = data?.methods.find(({ slug }) => slug === SLUGS[kind]) ?? NO_METHOD;
  const [bank, setBank] = useState('');
  const [minor, setMinor] = useState<number>();
  const [code, setCode] = useState('');
  const [attempts, setAttempts] = useState(0);
  const messages = useEnvoyMessages();
  const refetch = useRefetchMoney();
  const { send, isSending, outcome, forget } = useMoneyCall<EnvoyOrder, string>({
    nameOf: (order) => JSON.stringify([kind, playerId, order]),
    send: ({ bank: at, id }) => openEnvoy(kind, { bank: at, id }),
    refetch,
  });

  const clear = (field?: string) => {
    messages.clear(field);
    forget();
  };
  const amount = () => {
    if (kind === 'bank') return code ? undefined : 'write_amount';
    return amountProblem(minor, { method, direction: 'deposit', currency });
  };

  return {
    method,
    bank,
    minor,
    code,
    attempts,
    messages,
    isSending,
    outcome,
    refetch,
    restart: () => clear(),
    chooseBank: (next: string) => {
      if (isSending) return;
      clear();
      setBank(next);
      setCode('');
      if (kind === 'bank') setMinor(undefined);
    },
    chooseAmount: (next: number | undefined, option = '') => {
      if (isSending) return;
      clear(AMOUNT);
      setMinor(next);
      setCode(option);
    },
    submit: () => {
      if (isSending) return;
      clear();
      setAttempts(attempts + 1);
      const found = problemsOf({ [BANK]: bank ? undefined : 'please_select_bank', [AMOUNT]: amount() });
      if (found.length > 0 || minor === undefined) return messages.showFieldErrors(found);
      return void send({ bank, minor, id: kind === 'bank' ? code : amountText(minor) }, messages.showOutcome);
    },
  };
}

export type EnvoyFormState = ReturnType<typeof useEnvoyForm>;
