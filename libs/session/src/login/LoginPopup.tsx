import { useText } from '@baize/i18n';
import { Dialog } from '@baize/ui';
import { sessionMessages } from '../messages.ts';
import { LoginForm } from './LoginForm.tsx';
import { closeLogin, useLoginPrompt } from './loginPrompt.ts';
import { useAfterLogin } from './useAfterLogin.ts';

/** The login over whatever page the visitor is on. */
export function LoginPopup() {
  const t = useText(sessionMessages);
  const { open, pending } = useLoginPrompt();
  const afterLogin = useAfterLogin();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && closeLogin()}
      title={t(pending ? 'login_to_continue' : 'login_title')}
      description={t('login_intro')}
      closeLabel={t('close')}
    >
      <LoginForm onDone={afterLogin} />
    </Dialog>
  );
}
