import { lazyPart } from '@baize/routing';
import { Suspense, useState } from 'react';
import { sessionFormTexts } from '../texts.ts';
import { useLoginPrompt } from './loginPrompt.ts';

const LoginPopup = lazyPart(async () => (await import('./LoginPopup.tsx')).LoginPopup, ...sessionFormTexts);
const RegisterPopup = lazyPart(
  async () => (await import('../register/RegisterPopup.tsx')).RegisterPopup,
  ...sessionFormTexts,
);

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
