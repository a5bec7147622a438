import { Badge } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLaunch, type PlayMode } from '../launch/useLaunch.ts';
import { lobbyPath } from '../lobby/lobbies.ts';
import { gameDetailQueries } from './gameDetailQueries.ts';
import { GameStage } from './GameStage.tsx';
import { LaunchRefused } from './LaunchRefused.tsx';
import { PlaySessionFacts } from './PlaySessionFacts.tsx';
import { SaferGamblingSlot } from './SaferGamblingSlot.ts';
import { useWholeWindow } from './useWholeWindow.ts';

/** A game in its iframe, for real money or as a demo. */
export function GameView({ mode }: { mode: PlayMode }) {
  const { t } = useTranslation('casino');
  const { id = '' } = useParams();
  const { data: detail } = useQuery(gameDetailQueries.one(id));
  const { launch, error, again } = useLaunch(mode, id);
  const saferGamblingButton = use(SaferGamblingSlot);
  const address = useWholeWindow(launch);
  const lobby = lobbyPath(launch?.game_category ?? detail?.type);
  if (error) return <LaunchRefused error={error} lobby={lobby} onRetry={again} />;
  return (
    <GameStage
      name={launch?.name ?? detail?.name ?? ''}
      unlisted={mode === 'real'}
      badge={mode === 'demo' && <Badge tone="accent">{t('play_money')}</Badge>}
      tools={mode === 'demo' && saferGamblingButton}
      bars={mode === 'real' && <PlaySessionFacts />}
      lobby={lobby}
      onReload={again}
      address={address}
    />
  );
}
