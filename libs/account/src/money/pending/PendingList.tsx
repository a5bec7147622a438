import { useBrand } from '@baize/brand';
import { FormError } from '@baize/forms';
import { formatMoney, useLanguage } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { Banner, Button, theme, useConfirm } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PendingPayment } from '../payment/paymentQueries.ts';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';
import { useRecordTime } from '../payment/useRecordTime.ts';
import { useCancelPayment } from './useCancelPayment.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface Props {
  direction: PaymentDirection;
  payments: readonly PendingPayment[];
}

/** Payments that are waiting for a decision, each with a cancel button if the brand allows it. */
export function PendingList({ direction, payments }: Props) {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  const { features } = useBrand();
  const { cancel, isSending, line } = useCancelPayment();
  const timeOf = useRecordTime();
  const { ask, dialog } = useConfirm();
  const { list, expectRemoval } = useKeptFocus(payments.length);
  const mayCancel = direction === 'deposit' || features.cancelWithdrawals;

  const confirmCancel = async ({ id, amount }: PendingPayment) => {
    const text = formatMoney(amount, currency, language);
    const yes = await ask({
      title: t(`cancel_${direction}_question`),
      consequence: t(`cancel_${direction}_consequence`, { amount: text }),
      confirmLabel: t(`cancel_${direction}`),
      cancelLabel: t('keep'),
      tone: 'danger',
    });
    if (!yes) return;
    expectRemoval();
    await cancel(id);
  };

  return (
    <Stack ref={list}>
      {payments.map((payment) => (
        <Banner
          key={payment.id}
          type="warning"
          title={t(`pending_${direction}`)}
          action={
            mayCancel && (
              <Button
                size="s"
                variant="secondary"
                loading={isSending}
                onClick={() => void confirmCancel(payment)}
              >
                {t(`cancel_${direction}`)}
              </Button>
            )
          }
        >
          {[
            formatMoney(payment.amount, currency, language),
            payment.method,
            payment.createdAt && timeOf(payment.createdAt),
            `#${payment.id}`,
          ]
            .filter((part) => part !== undefined && part !== '')
            .join(' · ')}
        </Banner>
      ))}
      <FormError line={line} />
      {dialog}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space.s};
  &:not(:has(> :not(:empty))) {
    display: none;
  }
`;
