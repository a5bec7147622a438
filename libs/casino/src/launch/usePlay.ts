import type { Game } from '@baize/api';
import { usePrefetch } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useNavigate } from 'react-router';
import { demoPath, playPath } from './playPath.ts';
import type { PlayMode } from './useLaunch.ts';

/** A game that is open over the page. */
export interface OpenGame {
  game: Game;
  mode: PlayMode;
}

/** Opens a game over the page; undefined if games have their own page. */
export const OpenGameContext = createContext<((opened: OpenGame) => void) | undefined>(undefined);

/**
 * Opens a game, for real money or as a demo: on its own page, or over a lobby if the brand wants that (spec 2/2.4/15).
 * For real money a visitor logs in first and then plays.
 */
export function usePlay(game: Game) {
  const { id } = game;
  const queryClient = useQueryClient();
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const openHere = use(OpenGameContext);
  const start = (mode: PlayMode) => {
    if (openHere) openHere({ game, mode });
    else void navigate(mode === 'real' ? playPath(id) : demoPath(id));
  };
  const go = () => {
    void import('../recent/rememberGame.ts').then(
      ({ rememberGame }) => rememberGame(queryClient, game),
      /* If its code fails to load, the game isn't saved, but still opens. */
      () => undefined,
    );
    start('real');
  };
  return {
    play: isPlayer ? go : () => openLoginDialog(go),
    playDemo: () => start('demo'),
    prepare: () => void prefetch(playPath(id)),
  };
}
