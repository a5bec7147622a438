import type { Launch } from '@baize/api';
import { useDeviceId, WEB } from '@baize/brand';
import { PageMeta } from '@baize/routing';
import { leavePage, Spinner } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useConfirmLeave } from '../game-bridge/useConfirmLeave.tsx';
import { useGameBridge } from '../game-bridge/useGameBridge.ts';
import { useLaunch, type PlayMode } from '../launch/useLaunch.ts';
import { lobbyPath } from '../lobby/lobbies.ts';
import { gameDetailQueries } from './gameDetailQueries.ts';
import { GameFrame } from './GameFrame.tsx';
import { GameInOwnWindow } from './GameInOwnWindow.tsx';
import { GameMenuButton } from './GameMenuButton.tsx';
import { Board, Centre, Stage } from './gameStage.ts';
import { GameViewBars } from './GameViewBars.tsx';
import { GameViewButtons } from './GameViewButtons.tsx';
import { LaunchRefused } from './LaunchRefused.tsx';
import { openGameWindow } from './openGameWindow.ts';

export type GameViewVariant =
  /** Between the site's bars. */
  | 'page'
  /** Over all of the site. */
  | 'whole'
  /** In a window of its own, which closes with the game. */
  | 'window';

interface Props {
  mode: PlayMode;
  variant?: GameViewVariant;
}

/** A launch for this device navigates the whole window. */
const WHOLE_WINDOW = 2;
/** The provider whose frame alone goes full screen, without the bars above it (spec 2/2.4/9). */
const FRAME_ONLY_PROVIDER = 9088;

/** A running game with its bars, for real money or as a demo (spec 2/2.4). */
export function GameView({ mode, variant = 'page' }: Props) {
  const { id = '' } = useParams();
  const [isElsewhere, setElsewhere] = useState(false);
  const { data: detail } = useQuery(gameDetailQueries.one(id));
  const openWindow = (name: string) => {
    openGameWindow(name, id);
    setElsewhere(true);
  };
  if (isElsewhere)
    return (
      <Centre>
        <GameInOwnWindow lobby={lobbyPath(detail?.type)} onPlayHere={() => setElsewhere(false)} />
      </Centre>
    );
  return <RunningGame key={id} mode={mode} variant={variant} onElsewhere={openWindow} />;
}

interface RunningProps extends Required<Props> {
  /** Opens the game in a window of its own instead. */
  onElsewhere: (name: string) => void;
}

/** Goes to the address of a launch that is for the whole window. @returns whether it does */
function useLeaveForLaunch(launch: Launch | undefined): boolean {
  const leaves = launch?.type === 'url' && launch.device === WHOLE_WINDOW;
  useEffect(() => {
    if (leaves) leavePage(launch.url);
  }, [leaves, launch?.url]);
  return leaves;
}

function RunningGame({ mode, variant, onElsewhere }: RunningProps) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data: detail } = useQuery(gameDetailQueries.one(id));
  const { launch, error, again } = useLaunch(mode, id);
  const stage = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { hear, isRoundRunning } = useGameBridge({ frame, address: launch?.url });
  const { leave, dialog } = useConfirmLeave(isRoundRunning);
  const [theatre, setTheatre] = useState<boolean>();
  const hasRoom = useDeviceId() === WEB && variant === 'page';

  const lobby = lobbyPath(launch?.game_category ?? detail?.type);
  const name = launch?.name ?? detail?.name ?? '';
  const shown = useLeaveForLaunch(launch) ? undefined : launch;
  if (error) return <LaunchRefused error={error} lobby={lobby} onRetry={again} />;

  const isTheatre = theatre ?? launch?.full_screen === 1;
  return (
    <Stage ref={stage} data-theatre={variant !== 'page' || isTheatre}>
      <PageMeta title={name} unlisted={mode === 'real'} />
      <GameViewBars
        name={name}
        mode={mode}
        menu={
          variant === 'page' && (
            <GameMenuButton
              gameId={Number(id)}
              detail={detail}
              mode={mode}
              leave={leave}
              onNewWindow={hasRoom && mode === 'real' ? () => onElsewhere(name) : undefined}
            />
          )
        }
      >
        <GameViewButtons
          fullscreenTarget={detail?.provider_id === FRAME_ONLY_PROVIDER ? board : stage}
          isTheatre={hasRoom ? isTheatre : undefined}
          onTheatre={setTheatre}
          onReload={() => leave(again)}
          onClose={() => leave(() => (variant === 'window' ? window.close() : void navigate(lobby)))}
        />
      </GameViewBars>
      <Board ref={board}>
        {shown ? (
          <GameFrame key={shown.url} {...{ ref: frame, launch: shown, name, lobby }} onMessage={hear} />
        ) : (
          <Opening />
        )}
      </Board>
      {dialog}
    </Stage>
  );
}

function Opening() {
  const { t } = useTranslation('casino');
  return (
    <Centre role="status">
      <Spinner size={36} />
      <p>{t('game_loading')}</p>
    </Centre>
  );
}
