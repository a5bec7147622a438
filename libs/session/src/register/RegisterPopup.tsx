import { useTranslation } from 'react-i18next';
import { Dialog } from '@baize/ui';
import { changeForm, closeLogin, useLoginPrompt } from '../login/loginPrompt.ts';
import { useAfterLogin } from '../login/useAfterLogin.ts';
import { SessionScene } from '../scene/SessionScene.tsx';
import { RegisterFlow } from './RegisterFlow.tsx';

/** The registration over whatever page the visitor is on. */
export function RegisterPopup() {
  const { t } = useTranslation('session');
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
