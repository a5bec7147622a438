import type { Game } from '@baize/api';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { useNavigate } from 'react-router';
import { demoPath, playPath } from '../launch/usePlay.ts';

/**
 * Opens a game that was chosen from a list without buttons: for real money, or for a visitor as a demo where
 * there is one, and after a login where there is none.
 */
export function usePlayAny(): (game: Pick<Game, 'id' | 'demo'>) => void {
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  return ({ id, demo }) => {
    if (!isPlayer && demo === 1) return void navigate(demoPath(id));
    const play = () => void navigate(playPath(id));
    return isPlayer ? play() : openLoginDialog(play);
  };
}
