import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { Cashier } from './Cashier.tsx';
import { WageringNotice } from './WageringNotice.tsx';

/** /Withdraw: pays money out of the balance (spec 3/2.money/1). */
export function WithdrawPage() {
  const { t } = useTranslation('accountMoney');
  return (
    <AccountPage title={t('withdraw_title')} lead={t('withdraw_lead')}>
      <WageringNotice />
      <Cashier direction="withdrawal" />
    </AccountPage>
  );
}
