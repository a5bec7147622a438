import { formatMoney, useLanguage, useServerText } from '@baize/i18n';
import { useBalance } from '@baize/session';
import { Button, Money, type Fact, type TransferResult } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MethodFormState } from '../form/useMethodForm.ts';
import { paymentQueries } from './paymentQueries.ts';
import { HistoryLink } from './HistoryLink.tsx';
import { recordTime } from './recordTime.ts';
import type { PaymentOutcome } from './usePayment.ts';
import { useWindowResult } from './useWindowResult.tsx';

type Ended = Exclude<TransferResult, { kind: 'refused' }>;
type Answered = Extract<PaymentOutcome, { kind: 'done' | 'unknown' }>;

/** Whether an outcome takes the form's place; a warning or a refusal is said in it. */
export const hasEnded = (outcome: PaymentOutcome | undefined): outcome is Answered =>
  outcome?.kind === 'unknown' || (outcome?.kind === 'done' && outcome.reply.kind !== 'warning');

/** Method, amount, time, number, and the balance as it is now. */
function useReceipt({ order }: Answered): Fact[] {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency, text, minor, isRefreshing } = useBalance();
  const { data = [] } = useQuery(paymentQueries.pending(order.way));
  const pending = data.find(({ amount }) => amount === order.minor);
  const balance = minor === undefined || isRefreshing ? undefined : text;
  const rows: (Fact | undefined)[] = [
    { id: 'method', label: t('method'), value: order.method.name },
    { id: 'amount', label: t('amount'), value: formatMoney(order.minor, currency, language) },
    pending?.createdAt === undefined
      ? undefined
      : { id: 'time', label: t('time_utc'), value: recordTime(pending.createdAt) },
    pending && { id: 'number', label: t('number'), value: `#${pending.id}` },
    {
      id: 'balance',
      label: t('balance'),
      value: <Money amount={balance} unknownLabel={t('unknown_balance')} />,
    },
  ];
  return rows.filter((row) => row !== undefined);
}

/** Shown instead of the form once a payment was sent: a receipt, the payment window, or that the outcome is unknown. */
export function usePaymentResult(outcome: Answered, { restart, refetch }: MethodFormState): Ended {
  const { t } = useTranslation('accountMoney');
  const serverText = useServerText();
  const language = useLanguage();
  const { currency } = useBalance();
  const facts = useReceipt(outcome);
  const windowResult = useWindowResult();
  const { way, minor } = outcome.order;
  const reply = outcome.kind === 'done' ? outcome.reply : undefined;
  if (!reply || reply.kind === 'url') {
    const onCheck = () => void refetch();
    return windowResult({ way, minor, url: reply?.url, facts, onCheck, onBack: restart });
  }
  return {
    kind: 'done',
    title: serverText(reply.message),
    text: t(`sent_${way}`, { amount: formatMoney(minor, currency, language) }),
    facts,
    action: (
      <>
        <HistoryLink />
        <Button variant="secondary" onClick={restart}>
          {t(`another_${way}`)}
        </Button>
      </>
    ),
  };
}
