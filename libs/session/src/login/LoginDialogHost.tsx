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
 * Mounts the login and registration popups, once, in the shell. Each popup's code loads when it's first opened, and
 * stays mounted for the exit animation.
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
