import type { Game } from '@baize/api';
import { usePrefetch } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { useNavigate } from 'react-router';

export const playPath = (gameId: number) => `/PlayGame/${gameId}`;
export const demoPath = (gameId: number) => `/play/demo/${gameId}`;

/**
 * Opens a game, for real money or as a demo. Real money needs a login: a visitor logs in first and then plays.
 */
export function usePlay({ id }: Pick<Game, 'id'>) {
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const go = () => void navigate(playPath(id));
  return {
    play: isPlayer ? go : () => openLoginDialog(go),
    playDemo: () => void navigate(demoPath(id)),
    prepare: () => void prefetch(playPath(id)),
  };
}
