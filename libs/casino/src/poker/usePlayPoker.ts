import { usePrefetch, paths } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { useNavigate } from 'react-router';

/** Opens poker; a visitor logs in first and then plays (spec 2/2.5/4). */
export function usePlayPoker() {
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const go = () => void navigate(paths.playPoker);
  return {
    play: isPlayer ? go : () => openLoginDialog(go),
    prepare: () => void prefetch(paths.playPoker),
  };
}
