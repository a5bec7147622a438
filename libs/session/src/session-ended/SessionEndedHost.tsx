import { lazyPart, useCurrentRoute, paths } from '@baize/routing';
import { useStore } from '@baize/ui/store';
import { Suspense } from 'react';
import { useLoginDialog } from '../login/loginDialog.ts';
import { sessionTexts } from '../texts.ts';
import { sessionEnded } from '../token/sessionEnded.ts';

const Notice = lazyPart(
  async () => (await import('./SessionEndedNotice.tsx')).SessionEndedNotice,
  sessionTexts,
);

/** Mounts the session-ended notice, except while the login is open, which shows the message itself. */
export function SessionEndedHost() {
  const isEnded = useStore(sessionEnded);
  const isAsked = useLoginDialog().open;
  const isLogin = useCurrentRoute()?.path === paths.login;
  if (!isEnded || isAsked || isLogin) return null;
  return (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  );
}
