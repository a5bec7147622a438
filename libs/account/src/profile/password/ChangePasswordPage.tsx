import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { ProfileGate } from '../ProfileGate.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Changes the password of a player who knows the current one (spec 3/2). */
export function ChangePasswordPage() {
  const { t } = useTranslation('accountProfile');
  return (
    <AccountPage title={t('password_title')} lead={t('password_lead')}>
      <ProfileGate>{(me) => <PasswordForm username={me.username} />}</ProfileGate>
    </AccountPage>
  );
}
