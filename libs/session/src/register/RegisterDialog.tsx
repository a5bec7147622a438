import { useTranslation } from 'react-i18next';
import { Dialog } from '@baize/ui';
import { switchLoginForm, closeLoginDialog, useLoginDialog } from '../login/loginDialog.ts';
import { useAfterLogin } from '../login/useAfterLogin.ts';
import { SessionArtwork } from '../artwork/SessionArtwork.tsx';
import { RegisterFlow } from './RegisterFlow.tsx';

/** The registration in a popup over the current page. */
export function RegisterDialog() {
  const { t } = useTranslation('session');
  const { open, form } = useLoginDialog();
  const afterLogin = useAfterLogin();
  return (
    <Dialog
      open={open && form === 'register'}
      onOpenChange={(next) => !next && closeLoginDialog()}
      title={t('register_title')}
      description={t('register_intro')}
      closeLabel={t('close')}
      fullOnPhone
      aside={<SessionArtwork />}
    >
      <RegisterFlow onDone={afterLogin} onLogin={() => switchLoginForm('login')} />
    </Dialog>
  );
}
