import { useText } from '@baize/i18n';
import { Dialog } from '@baize/ui';
import { changeForm, closeLogin, useLoginPrompt } from '../login/loginPrompt.ts';
import { useAfterLogin } from '../login/useAfterLogin.ts';
import { sessionMessages } from '../messages.ts';
import { SessionScene } from '../scene/SessionScene.tsx';
import { RegisterFlow } from './RegisterFlow.tsx';

/** The registration over whatever page the visitor is on. */
export function RegisterPopup() {
  const t = useText(sessionMessages);
  const { open, form } = useLoginPrompt();
  const afterLogin = useAfterLogin();
  return (
    <Dialog
      open={open && form === 'register'}
      onOpenChange={(next) => !next && closeLogin()}
      title={t('register_title')}
      description={t('register_intro')}
      closeLabel={t('close')}
      fullOnPhone
      aside={<SessionScene />}
    >
      <RegisterFlow onDone={afterLogin} onLogin={() => changeForm('login')} />
    </Dialog>
  );
}
