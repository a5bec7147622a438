import { useEffect } from 'react';
import { useIsPlayer } from './useIsPlayer.ts';

/** Loads the code on demand: only players need it. */
export const loadTokenRefresh = async () => (await import('./keepTokenFresh.ts')).keepTokenFresh;

function start(): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;
  void loadTokenRefresh().then((keepTokenFresh) => {
    if (isWanted) stop = keepTokenFresh();
  });
  return () => {
    isWanted = false;
    stop?.();
  };
}

/** Keeps a player's session alive from one tab for all tabs (spec 1/4.session/16). Mounted once, by the shell. */
export function useTokenRefresh() {
  const isPlayer = useIsPlayer();
  useEffect(() => (isPlayer ? start() : undefined), [isPlayer]);
}
