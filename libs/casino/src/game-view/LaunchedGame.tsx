import { MOBILE, useDeviceId } from '@baize/site';
import { Badge } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLaunch, type PlayMode } from '../launch/useLaunch.ts';
import { demoPath } from '../launch/playPath.ts';
import { lobbyPath } from '../lobby/lobbies.ts';
import { gameDetailQueries } from './gameDetailQueries.ts';
import { GameMenuButton } from './GameMenuButton.tsx';
import { GameStage, type GameViewVariant } from './GameStage.tsx';
import { LaunchRefused } from './LaunchRefused.tsx';
import { PlaySessionFacts } from './PlaySessionFacts.tsx';
import { SaferGamblingSlot } from './SaferGamblingSlot.ts';
import { useWholeWindow } from './useWholeWindow.ts';

interface Props {
  /** The game's id. */
  id: string;
  mode: PlayMode;
  variant: GameViewVariant;
  /** Opens the game in a separate window instead. */
  onElsewhere?: (name: string) => void;
  /** Closes the dialog that the game is in. */
  onClose?: () => void;
}

/** The provider with a frame that goes full screen without the bars above it, and looks different (spec 2/2.4/9). */
const FRAME_ONLY_PROVIDER = 9088;

/** Launches a game from a lobby and shows it, or the reason why it couldn't be opened. */
export function LaunchedGame({ id, mode, variant, onElsewhere, onClose }: Props) {
  const { t } = useTranslation('casino');
  const { data: detail } = useQuery(gameDetailQueries.one(id));
  const { launch, error, again } = useLaunch(mode, id);
  const shown = useWholeWindow(launch);
  const saferGamblingButton = use(SaferGamblingSlot);
  const navigate = useNavigate();
  /* A phone has tabs instead of windows (spec 2/2.4/2). */
  const hasWindows = useDeviceId() !== MOBILE && onElsewhere !== undefined;
  const lobby = lobbyPath(launch?.game_category ?? detail?.type);
  const name = launch?.name ?? detail?.name ?? '';
  const isReal = mode === 'real';
  if (error) {
    const playForFree = isReal && detail?.demo === 1 ? () => void navigate(demoPath(Number(id))) : undefined;
    return (
      <LaunchRefused {...{ error, lobby }} onRetry={again} onPlayForFree={playForFree} onLeave={onClose} />
    );
  }
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
            onNewWindow={hasWindows ? () => onElsewhere(name) : undefined}
          />
        )
      }
      bars={isReal && <PlaySessionFacts />}
      lobby={lobby}
      onReload={again}
      onClose={onClose}
      launch={shown}
      variant={variant}
      isPlayMoney={!isReal}
      isFullScreen={launch?.full_screen === 1}
      isFrameOnly={detail?.provider_id === FRAME_ONLY_PROVIDER}
    />
  );
}
