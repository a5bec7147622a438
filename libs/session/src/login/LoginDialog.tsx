import { useTranslation } from 'react-i18next';
import { Dialog } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { SessionArtwork } from '../artwork/SessionArtwork.tsx';
import { accountClosed } from '../token/accountClosed.ts';
import { AccountClosedNotice } from './AccountClosedNotice.tsx';
import { loginAttempt } from './loginAttempt.ts';
import { LoginForm } from './LoginForm.tsx';
import { switchLoginForm, closeLoginDialog, useLoginDialog } from './loginDialog.ts';
import { loginLabels } from './loginLabels.ts';
import { useAfterLogin } from './useAfterLogin.ts';

/** The login in a popup over the current page. */
export function LoginDialog() {
  const { t } = useTranslation('session');
  const { open, form, pending } = useLoginDialog();
  const afterLogin = useAfterLogin();
  const { kind } = useStore(loginAttempt).step;
  const { title, intro } = loginLabels[kind];
  const closure = useStore(accountClosed);
  return (
    <Dialog
      open={open && form === 'login'}
      onOpenChange={(next) => !next && closeLoginDialog()}
      title={t(pending && kind === 'credentials' ? 'login_to_continue' : title)}
      description={t(intro)}
      closeLabel={t('close')}
      aside={<SessionArtwork />}
    >
      {closure && <AccountClosedNotice closure={closure} />}
      <LoginForm
        onDone={afterLogin}
        onRegister={() => switchLoginForm('register')}
        onLeave={closeLoginDialog}
      />
    </Dialog>
  );
}
