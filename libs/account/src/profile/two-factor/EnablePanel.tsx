import { api, call } from '@baize/api';
import { LockIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../SectionCard.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { useTwoFactorForm } from './useTwoFactorForm.ts';

/** Asks for the password and sets up an authenticator; its secret is shown only once. */
export function EnablePanel({ onSecret }: { onSecret: (secret: string) => void }) {
  const { t } = useTranslation('accountProfile');
  const panel = useTwoFactorForm({
    send: (body) => call(api.POST('/enable-2fa', { body })),
    onDone: ({ code }) => onSecret(code),
  });
  return (
    <SectionCard icon={LockIcon} title={t('enable_title')} text={t('enable_text')}>
      <PasswordPanel {...panel} action={t('enable')} />
    </SectionCard>
  );
}
