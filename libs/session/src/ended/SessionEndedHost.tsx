import { lazyPart, useCurrentRoute } from '@baize/routing';
import { Suspense } from 'react';
import { useLoginPrompt } from '../login/loginPrompt.ts';
import { useMemory } from '../memory/memoryStore.ts';
import { sessionTexts } from '../texts.ts';
import { sessionEnded } from '../token/sessionEnded.ts';

const Notice = lazyPart(
  async () => (await import('./SessionEndedNotice.tsx')).SessionEndedNotice,
  sessionTexts,
);

/** The notice that the session is over; the login page and the popup say it themselves. */
export function SessionEndedHost() {
  const isEnded = useMemory(sessionEnded);
  const isAsked = useLoginPrompt().open;
  const isLogin = useCurrentRoute()?.path === '/login';
  if (!isEnded || isAsked || isLogin) return null;
  return (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  );
}
