import { usePrefetch } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { useNavigate } from 'react-router';

const GAME = '/PlayPoker';

/** Opens poker; a visitor logs in first and then plays (spec 2/2.5/4). */
export function usePlayPoker() {
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const go = () => void navigate(GAME);
  return {
    play: isPlayer ? go : () => openLoginDialog(go),
    prepare: () => void prefetch(GAME),
  };
}
