import { lazyPart } from '@baize/routing';
import { Suspense, useState } from 'react';
import { sessionFormTexts } from '../texts.ts';
import { useLoginDialog } from './loginDialog.ts';

const LoginDialog = lazyPart(
  async () => (await import('./LoginDialog.tsx')).LoginDialog,
  ...sessionFormTexts,
);
const RegisterDialog = lazyPart(
  async () => (await import('../register/RegisterDialog.tsx')).RegisterDialog,
  ...sessionFormTexts,
);

/**
 * The popups of login and registration, mounted once by the shell; the code of each comes when it is first asked for, and
 * then stays for its way out.
 */
export function LoginDialogHost() {
  const { open, form } = useLoginDialog();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  if (open && !wanted.includes(form)) setWanted([...wanted, form]);
  return (
    <Suspense fallback={null}>
      {wanted.includes('login') && <LoginDialog />}
      {wanted.includes('register') && <RegisterDialog />}
    </Suspense>
  );
}
