import { useEffect } from 'react';
import { useIsPlayer } from './useIsPlayer.ts';

/** From now on; its code comes with the player. */
function start(): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;
  void import('./keepTokenFresh.ts').then(({ keepTokenFresh }) => {
    if (isWanted) stop = keepTokenFresh();
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
