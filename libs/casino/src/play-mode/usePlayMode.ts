import { openLoginDialog, useIsPlayer } from '@baize/session';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { PlayMode } from '../launch/useLaunch.ts';

const MODE = 'mode';

/**
 * The mode of a game that has both, stored in the URL. Play money by default; real money needs a login and starts after
 * it (spec 2/4.wallets/8).
 */
export function usePlayMode(): { mode: PlayMode; choose: (mode: PlayMode) => void } {
  const isPlayer = useIsPlayer();
  const [query, setQuery] = useSearchParams();
  const isWanted = query.get(MODE) === 'real';
  const choose = (mode: PlayMode) => setQuery(mode === 'real' ? { [MODE]: mode } : {}, { replace: true });
  const openLogin = useEffectEvent(() => openLoginDialog(() => undefined));
  /* The URL has real money, but the visitor isn't logged in. */
  useEffect(() => {
    if (isWanted && !isPlayer) openLogin();
  }, [isWanted, isPlayer]);
  return {
    mode: isWanted && isPlayer ? 'real' : 'demo',
    choose: (mode) => {
      if (mode === 'real' && !isPlayer) openLoginDialog(() => choose('real'));
      else choose(mode);
    },
  };
}
