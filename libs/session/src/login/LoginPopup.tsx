import { useTranslation } from 'react-i18next';
import { Dialog } from '@baize/ui';
import { useMemory } from '../memory/memoryStore.ts';
import { SessionScene } from '../scene/SessionScene.tsx';
import { loginAttempt } from './loginAttempt.ts';
import { LoginForm } from './LoginForm.tsx';
import { changeForm, closeLogin, useLoginPrompt } from './loginPrompt.ts';
import { loginWords } from './loginWords.ts';
import { useAfterLogin } from './useAfterLogin.ts';

/** The login over whatever page the visitor is on. */
export function LoginPopup() {
  const { t } = useTranslation('session');
  const { open, form, pending } = useLoginPrompt();
  const afterLogin = useAfterLogin();
  const { kind } = useMemory(loginAttempt).step;
  const { title, intro } = loginWords[kind];
  return (
    <Dialog
      open={open && form === 'login'}
      onOpenChange={(next) => !next && closeLogin()}
      title={t(pending && kind === 'credentials' ? 'login_to_continue' : title)}
      description={t(intro)}
      closeLabel={t('close')}
      aside={<SessionScene />}
    >
      <LoginForm onDone={afterLogin} onRegister={() => changeForm('register')} onLeave={closeLogin} />
    </Dialog>
  );
}
