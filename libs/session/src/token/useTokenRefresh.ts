import { useEffect } from 'react';
import { keepFresh } from './keepFresh.ts';
import { useIsPlayer } from './useSession.ts';

/** Keeps the session alive while a player is here, by one tab for all (ruling 13). Mounted once, by the shell. */
export function useTokenRefresh() {
  const isPlayer = useIsPlayer();
  useEffect(() => (isPlayer ? keepFresh() : undefined), [isPlayer]);
}
