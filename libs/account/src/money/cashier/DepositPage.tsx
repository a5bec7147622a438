import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { Cashier } from './Cashier.tsx';

/** /Deposit: pays money into the balance (spec 3/2.money/1). */
export function DepositPage() {
  const { t } = useTranslation('accountMoney');
  return (
    <AccountPage title={t('deposit_title')} lead={t('deposit_lead')}>
      <Cashier direction="deposit" />
    </AccountPage>
  );
}
