import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { PaymentDesk } from './PaymentDesk.tsx';

/** /Deposit: pays money into the balance (spec 3/2.money/1). */
export function DepositPage() {
  const { t } = useTranslation('accountMoney');
  return (
    <AccountPage title={t('deposit_title')} lead={t('deposit_lead')}>
      <PaymentDesk direction="deposit" />
    </AccountPage>
  );
}
