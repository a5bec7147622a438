import { loadMessages } from '@baize/i18n';
import { lazy, Suspense, useState } from 'react';
import { sessionMessages } from '../messages.ts';
import { useLoginPrompt } from './loginPrompt.ts';

const LoginPopup = lazy(async () => {
  const [popup] = await Promise.all([import('./LoginPopup.tsx'), loadMessages(sessionMessages)]);
  return { default: popup.LoginPopup };
});

const RegisterPopup = lazy(async () => {
  const [popup] = await Promise.all([import('../register/RegisterPopup.tsx'), loadMessages(sessionMessages)]);
  return { default: popup.RegisterPopup };
});

/**
 * The popups of login and registration, mounted once by the shell; the code of each comes when it is first asked for, and
 * then stays for its way out.
 */
export function LoginPopupHost() {
  const { open, form } = useLoginPrompt();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  if (open && !wanted.includes(form)) setWanted([...wanted, form]);
  return (
    <Suspense fallback={null}>
      {wanted.includes('login') && <LoginPopup />}
      {wanted.includes('register') && <RegisterPopup />}
    </Suspense>
  );
}
