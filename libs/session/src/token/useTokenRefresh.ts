import { useEffect } from 'react';
import { REFRESH_EVERY_MS, refreshToken } from './refreshToken.ts';
import { useIsPlayer } from './useSession.ts';

/** Keeps the session alive while a player is here; stops at the first refusal. Mounted once, by the shell. */
export function useTokenRefresh() {
  const isPlayer = useIsPlayer();
  useEffect(() => {
    if (!isPlayer) return undefined;
    const timer = setInterval(() => {
      refreshToken().catch(() => clearInterval(timer));
    }, REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPlayer]);
}
