import { loadMessages } from '@baize/i18n';
import { lazy, Suspense, useState } from 'react';
import { sessionMessages } from '../messages.ts';
import { useLoginPrompt } from './loginPrompt.ts';

const LoginPopup = lazy(async () => {
  const [popup] = await Promise.all([import('./LoginPopup.tsx'), loadMessages(sessionMessages)]);
  return { default: popup.LoginPopup };
});

/** Mounted once by the shell; the popup's code comes when it is first asked for, and then stays for its way out. */
export function LoginPopupHost() {
  const { open } = useLoginPrompt();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return <Suspense fallback={null}>{wanted && <LoginPopup />}</Suspense>;
}
