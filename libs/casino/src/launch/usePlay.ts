import type { Game } from '@baize/api';
import { usePrefetch } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

export const playPath = (gameId: number) => `/PlayGame/${gameId}`;
export const demoPath = (gameId: number) => `/play/demo/${gameId}`;

/**
 * Opens a game, for real money or as a demo. Real money needs a login: a visitor logs in first and then plays.
 */
export function usePlay(game: Game) {
  const { id } = game;
  const queryClient = useQueryClient();
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const go = () => {
    void import('../recent/rememberGame.ts').then(
      ({ rememberGame }) => rememberGame(queryClient, game),
      /* Without its code a game isn't remembered; it's played all the same. */
      () => undefined,
    );
    void navigate(playPath(id));
  };
  return {
    play: isPlayer ? go : () => openLoginDialog(go),
    playDemo: () => void navigate(demoPath(id)),
    prepare: () => void prefetch(playPath(id)),
  };
}
