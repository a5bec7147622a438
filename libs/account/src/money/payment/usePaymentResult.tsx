import { formatDateTime, formatMoney, useLanguage, useServerText } from '@baize/i18n';
import { useHasRoute } from '@baize/routing';
import { useBalance } from '@baize/session';
import { Button, ButtonLink, Money, safeUrl, type Fact, type TransferResult } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MethodFormState } from '../form/useMethodForm.ts';
import { paymentQueries } from './paymentQueries.ts';
import type { PaymentOutcome } from './usePayment.ts';

/** The list of deposits and withdrawals. */
export const HISTORY = '/FinanceActivities';

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

/** `MM/DD/YYYY HH:mm:ss` of `2026-03-01 12:00:00`; what isn't a time stays as it came. */
export function recordTime(text: string): string {
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? text : formatDateTime(date);
}

/** What stands in the form's place once a payment was sent: a receipt, or that nobody knows yet. */
export function usePaymentResult(outcome: Answered, { restart, refetch }: MethodFormState): Ended {
  const { t } = useTranslation('accountMoney');
  const serverText = useServerText();
  const language = useLanguage();
  const { currency } = useBalance();
  const facts = useReceipt(outcome);
  const hasHistory = useHasRoute()(HISTORY);
  const { order } = outcome;
  const amount = formatMoney(order.minor, currency, language);
  const history = hasHistory && (
    <ButtonLink variant="secondary" href={HISTORY}>
      {t('history')}
    </ButtonLink>
  );
  if (outcome.kind === 'unknown')
    return {
      kind: 'unknown',
      title: t('unknown_title'),
      text: t('unknown_text', { amount }),
      facts,
      action: (
        <>
          <Button onClick={() => void refetch()}>{t('check')}</Button>
          {history}
          <Button variant="secondary" onClick={restart}>
            {t('back')}
          </Button>
        </>
      ),
    };
  const { reply } = outcome;
  const again = (
    <Button variant="secondary" onClick={restart}>
      {t(`another_${order.way}`)}
    </Button>
  );
  if (reply.kind === 'url')
    return {
      kind: 'done',
      title: t('window_title', { amount }),
      text: t('window_text'),
      facts,
      action: (
        <>
          <ButtonLink component="a" href={safeUrl(reply.url)} target="_blank" rel="noopener noreferrer">
            {t('open_window')}
          </ButtonLink>
          {history}
          {again}
        </>
      ),
    };
  return {
    kind: 'done',
    title: serverText(reply.message),
    text: t(`sent_${order.way}`, { amount }),
    facts,
    action: (
      <>
        {history}
        {again}
      </>
    ),
  };
}
