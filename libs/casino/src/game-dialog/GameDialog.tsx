import { lazyPart } from '@baize/routing';
import { Dialog } from '@baize/ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { GameWaiting } from '../game-view/GameWaiting.tsx';
import type { PlayMode } from '../launch/useLaunch.ts';

/* Loads separately from the dialog; otherwise every lobby would preload all files of a running game. */
const LaunchedGame = lazyPart(async () => (await import('../game-view/LaunchedGame.tsx')).LaunchedGame);

interface Props {
  game: { id: number; name: string };
  mode: PlayMode;
  onClose: () => void;
}

/**
 * A game over a lobby: its name, its buttons and its frame (spec 2/2.4/15). It's closed by its own button, which asks
 * for confirmation during a round.
 */
export const GameDialog = ({ game: { id, name }, mode, onClose }: Props) => (
  <Dialog open onOpenChange={onClose} title={name} titleHidden size="xl" flush fullOnPhone>
    <Place>
      <Suspense fallback={<GameWaiting />}>
        <LaunchedGame id={String(id)} mode={mode} variant="dialog" onClose={onClose} />
      </Suspense>
    </Place>
  </Dialog>
);

/* All of the window except a margin; all of it on phones. */
const Place = styled.div`
  display: flex;
  flex-direction: column;
  block-size: min(800px, 86dvh);
  @media (max-width: 549px) {
    block-size: 100dvh;
  }
`;
