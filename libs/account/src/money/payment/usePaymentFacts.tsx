import { formatMoney, useLanguage } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { Money, type Fact } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { PendingPayment } from './paymentQueries.ts';
import type { PaymentOrder } from './usePayment.ts';
import { useRecordTime } from './useRecordTime.ts';

/**
 * The receipt's rows: method, amount, time and number (once the platform lists the request), and the current balance.
 */
export function usePaymentFacts(order: PaymentOrder, request: PendingPayment | undefined): Fact[] {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const timeOf = useRecordTime();
  const { currency, text, minor, isRefreshing } = useBalance();
  const balance = minor === undefined || isRefreshing ? undefined : text;
  const rows: (Fact | undefined)[] = [
    { id: 'method', label: t('method'), value: order.method.name },
    { id: 'amount', label: t('amount'), value: formatMoney(order.minor, currency, language) },
    request?.createdAt === undefined
      ? undefined
      : { id: 'time', label: t('placed_at'), value: timeOf(request.createdAt) },
    request && { id: 'number', label: t('number'), value: `#${request.id}` },
    {
      id: 'balance',
      label: t('balance'),
      value: <Money amount={balance} unknownLabel={t('unknown_balance')} />,
    },
  ];
  return rows.filter((row) => row !== undefined);
}
