import { useEffect } from 'react';
import { useIsPlayer } from './useSession.ts';

/** From now on; its code comes with the player. */
function start(): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;
  void import('./keepFresh.ts').then(({ keepFresh }) => {
    if (isWanted) stop = keepFresh();
  });
  return () => {
    isWanted = false;
    stop?.();
  };
}

/**
 * Keeps the session alive while a player is here, by one tab for all (spec 1/4.session/16). Mounted once, by the shell.
 */
export function useTokenRefresh() {
  const isPlayer = useIsPlayer();
  useEffect(() => (isPlayer ? start() : undefined), [isPlayer]);
}
