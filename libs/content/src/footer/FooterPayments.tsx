import { useTranslation } from 'react-i18next';
import { PaymentLogos } from '@baize/ui';
import { useHome } from '../home/useHome.ts';

/** Payment logos in the footer (spec 2/2.13/26). */
export function FooterPayments() {
  const { t } = useTranslation('content');
  const { data } = useHome();
  const payments = data?.payments ?? [];
  if (payments.length === 0) return null;
  return (
    <PaymentLogos
      label={t('payments')}
      logos={payments.map(({ image }, index) => ({
        id: index,
        image,
        name: t('payment', { number: index + 1 }),
      }))}
    />
  );
}
