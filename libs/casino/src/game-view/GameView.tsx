import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { PlayMode } from '../launch/useLaunch.ts';
import { lobbyPath } from '../lobby/lobbies.ts';
import { gameDetailQueries } from './gameDetailQueries.ts';
import { GameInOwnWindow } from './GameInOwnWindow.tsx';
import type { GameViewVariant } from './GameStage.tsx';
import { LaunchedGame } from './LaunchedGame.tsx';
import { openGameWindow } from './openGameWindow.ts';

interface Props {
  mode: PlayMode;
  variant: GameViewVariant;
}

/** A game of the lobbies, for real money or as a demo. */
export function GameView({ mode, variant }: Props) {
  const { id = '' } = useParams();
  const [isElsewhere, setElsewhere] = useState(false);
  const { data: detail } = useQuery(gameDetailQueries.one(id));
  if (isElsewhere)
    return <GameInOwnWindow lobby={lobbyPath(detail?.type)} onPlayHere={() => setElsewhere(false)} />;
  const openWindow = (name: string) => {
    openGameWindow(mode, name, id);
    setElsewhere(true);
  };
  return <LaunchedGame key={id} id={id} mode={mode} variant={variant} onElsewhere={openWindow} />;
}
