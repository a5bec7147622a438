/* @chunk games */
import type { Game } from '@baize/api';
import { usePrefetch } from '@baize/routing';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { queueIdleTask } from '@baize/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
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

/** The ways to open a game. */
export interface Play {
  /** Opens it for real money, and stores it as the player's last game. A visitor logs in first. */
  play: () => void;
  /** Opens it as a demo; only for a game with `demo: 1`. */
  playDemo: () => void;
  /** Loads the game's page in advance, for example on hover. */
  prepare: () => void;
}

const remember = (queryClient: QueryClient, game: Game) =>
  import('../recent/rememberGame.ts').then(
    ({ rememberGame }) => rememberGame(queryClient, game),
    /* If its code fails to load, the game isn't saved. */
    () => undefined,
  );

/**
 * Opens a game, for real money or as a demo: on its own page, or over a lobby if the brand wants that (spec 2/2.4/15).
 * The page requests the launch and shows its errors.
 */
export function usePlay(game: Game): Play {
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
    start('real');
    /* Then, because the games on the page would make React start its render of the game's page again. */
    queueIdleTask(() => void remember(queryClient, game));
  };
  return {
    play: isPlayer ? go : () => openLoginDialog(go),
    playDemo: () => start('demo'),
    prepare: () => void prefetch(playPath(id)),
  };
}
