import type { Game } from '@baize/api';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { demoPath, playPath } from '../launch/playPath.ts';
import { rememberGame } from '../recent/rememberGame.ts';

/**
 * Opens a game chosen from a list without buttons: for real money, or for a visitor as a demo; if there is none, after
 * a login.
 */
export function usePlayAny(): (game: Game) => void {
  const queryClient = useQueryClient();
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  return (game) => {
    if (!isPlayer && game.demo === 1) return void navigate(demoPath(game.id));
    const play = () => {
      void rememberGame(queryClient, game);
      void navigate(playPath(game.id));
    };
    return isPlayer ? play() : openLoginDialog(play);
  };
}
