import { useDeviceId, WEB } from '@baize/brand';
import { Badge } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLaunch, type PlayMode } from '../launch/useLaunch.ts';
import { lobbyPath } from '../lobby/lobbies.ts';
import { gameDetailQueries } from './gameDetailQueries.ts';
import { GameInOwnWindow } from './GameInOwnWindow.tsx';
import { GameMenuButton } from './GameMenuButton.tsx';
import { GameStage, type GameViewVariant } from './GameStage.tsx';
import { LaunchRefused } from './LaunchRefused.tsx';
import { openGameWindow } from './openGameWindow.ts';
import { PlaySessionFacts } from './PlaySessionFacts.tsx';
import { SaferGamblingSlot } from './SaferGamblingSlot.ts';
import { useWholeWindow } from './useWholeWindow.ts';

interface Props {
  mode: PlayMode;
  variant?: GameViewVariant;
}

/** The provider whose frame alone goes full screen, without the bars above it (spec 2/2.4/9). */
const FRAME_ONLY_PROVIDER = 9088;

/** A game of the lobbies, for real money or as a demo. */
export function GameView({ mode, variant = 'page' }: Props) {
  const { id = '' } = useParams();
  const [isElsewhere, setElsewhere] = useState(false);
  const { data: detail } = useQuery(gameDetailQueries.one(id));
  if (isElsewhere)
    return <GameInOwnWindow lobby={lobbyPath(detail?.type)} onPlayHere={() => setElsewhere(false)} />;
  const openWindow = (name: string) => {
    openGameWindow(name, id);
    setElsewhere(true);
  };
  return <LaunchedGame key={id} mode={mode} variant={variant} onElsewhere={openWindow} />;
}

interface LaunchedProps extends Required<Props> {
  /** Opens the game in a window of its own instead. */
  onElsewhere: (name: string) => void;
}

function LaunchedGame({ mode, variant, onElsewhere }: LaunchedProps) {
  const { t } = useTranslation('casino');
  const { id = '' } = useParams();
  const { data: detail } = useQuery(gameDetailQueries.one(id));
  const { launch, error, again } = useLaunch(mode, id);
  const shown = useWholeWindow(launch);
  const saferGamblingButton = use(SaferGamblingSlot);
  const hasWindows = useDeviceId() === WEB;
  const lobby = lobbyPath(launch?.game_category ?? detail?.type);
  const name = launch?.name ?? detail?.name ?? '';
  const isReal = mode === 'real';
  if (error) return <LaunchRefused error={error} lobby={lobby} onRetry={again} />;
  return (
    <GameStage
      name={name}
      unlisted={isReal}
      badge={!isReal && <Badge tone="accent">{t('play_money')}</Badge>}
      tools={!isReal && saferGamblingButton}
      menu={(leave) =>
        variant === 'page' && (
          <GameMenuButton
            gameId={Number(id)}
            detail={detail}
            mode={mode}
            leave={leave}
            onNewWindow={isReal && hasWindows ? () => onElsewhere(name) : undefined}
          />
        )
      }
      bars={isReal && <PlaySessionFacts />}
      lobby={lobby}
      onReload={again}
      launch={shown}
      variant={variant}
      isPlayMoney={!isReal}
      isFullScreen={launch?.full_screen === 1}
      isFrameOnly={detail?.provider_id === FRAME_ONLY_PROVIDER}
    />
  );
}
