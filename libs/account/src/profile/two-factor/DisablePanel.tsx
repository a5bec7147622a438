import { api, call } from '@baize/api';
import { LockIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../SectionCard.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { useTwoFactorForm } from './useTwoFactorForm.ts';

/** Asks for the password and removes the authenticator. */
export function DisablePanel() {
  const { t } = useTranslation('accountProfile');
  const panel = useTwoFactorForm({ send: (body) => call(api.POST('/disable-2fa', { body })) });
  return (
    <SectionCard icon={LockIcon} title={t('disable_title')} text={t('disable_text')}>
      <PasswordPanel {...panel} action={t('disable')} danger />
    </SectionCard>
  );
}
