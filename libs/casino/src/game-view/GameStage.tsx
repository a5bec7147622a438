import type { Launch } from '@baize/api';
import { useAppDevice, WEB } from '@baize/brand';
import { PageMeta } from '@baize/routing';
import { GameBars, GameHeader, media, theme } from '@baize/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useConfirmLeave } from '../game-bridge/useConfirmLeave.tsx';
import { useGameBridge } from '../game-bridge/useGameBridge.ts';
import { GameFrame } from './GameFrame.tsx';
import { GameViewButtons } from './GameViewButtons.tsx';
import { GameWaiting } from './GameWaiting.tsx';

export type GameViewVariant =
  /** Between the site's bars. */
  | 'page'
  /** Over all of the site. */
  | 'whole'
  /** In a window of its own, which closes with the game. */
  | 'window'
  /** In a dialog over a lobby. */
  | 'dialog';

/** Does an action that leaves the game; asks first while a round runs. */
export type Leave = (action: () => void) => void;

interface Props {
  /** The game's name; empty while it is unknown. */
  name: string;
  /** Search engines shouldn't index it: real money. */
  unlisted: boolean;
  badge?: ReactNode;
  /** Before the buttons of every game. */
  tools?: ReactNode;
  /** The menu of what else there is to do with it. */
  menu?: (leave: Leave) => ReactNode;
  /** Bars below the header: the facts of a session, a choice of mode. */
  bars?: ReactNode;
  /** Above the game, outside of the bars. */
  intro?: ReactNode;
  /** Target of the close button. */
  lobby: string;
  onReload: () => void;
  /** Closes the game; at its own page it leads to the lobby. */
  onClose?: (() => void) | undefined;
  /** What the platform sent; undefined while it is awaited. */
  launch: Pick<Launch, 'type' | 'url'> | undefined;
  /** After a round, for balances other than the main one. */
  onRound?: () => void;
  variant?: GameViewVariant;
  /** Nothing is lost with a round that is left. */
  isPlayMoney?: boolean;
  /** The platform wants it over the site's bars. */
  isFullScreen?: boolean;
  /** The frame stands for itself: it goes full screen without the bars, and is set off from them. */
  isFrameOnly?: boolean;
}

/**
 * A game in its iframe with the bars above it, fitting the window; its buttons reload it, fill the screen and
 * close it (spec 2/2.4).
 */
export function GameStage({ name, launch, lobby, onRound, onClose, variant = 'page', ...rest }: Props) {
  const { t } = useTranslation('casino');
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { hear, isRoundRunning } = useGameBridge({ frame, address: launch?.url, onRound });
  const { leave, dialog } = useConfirmLeave(isRoundRunning && !rest.isPlayMoney);
  const [theatre, setTheatre] = useState<boolean>();
  const hasRoom = useAppDevice() === WEB && variant === 'page';
  const isTheatre = theatre ?? rest.isFullScreen ?? false;
  const isCovering = variant === 'whole' || variant === 'window' || isTheatre;
  const toLobby = () => (variant === 'window' ? window.close() : void navigate(lobby));
  return (
    <Stage ref={stage} data-theatre={isCovering} data-site-header={hasRoom && !isTheatre}>
      {variant !== 'dialog' && <PageMeta title={name} unlisted={rest.unlisted} />}
      <GameBars labels={{ show: t('show_bars'), hide: t('hide_bars') }}>
        <GameHeader name={name || t('game_loading')} badge={rest.badge}>
          {rest.tools}
          {rest.menu?.(leave)}
          <GameViewButtons
            fullscreenTarget={rest.isFrameOnly ? board : stage}
            isTheatre={hasRoom ? isTheatre : undefined}
            onTheatre={setTheatre}
            onReload={() => leave(rest.onReload)}
            onClose={() => leave(onClose ?? toLobby)}
          />
        </GameHeader>
        {rest.bars}
      </GameBars>
      {rest.intro}
      <Board ref={board} data-own-frame={rest.isFrameOnly}>
        {launch ? (
          <GameFrame key={launch.url} {...{ ref: frame, launch, name, lobby }} onMessage={hear} />
        ) : (
          <GameWaiting />
        )}
      </Board>
      {dialog}
    </Stage>
  );
}

const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 420px;
  background: ${theme.color.canvas};
  &[data-theatre='true'] {
    position: fixed;
    z-index: ${theme.layer.drawer};
    inset: 0;
  }
  ${media.low} {
    min-block-size: 0;
  }
`;

const Board = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-block-size: 0;
  /* The provider's frame stands for itself: set off from the bars, with rounded corners. */
  &[data-own-frame='true'] {
    padding: ${theme.space.s};
    background: ${theme.color.sunken};
    & > * {
      border-radius: ${theme.radius.m};
      overflow: clip;
      box-shadow: ${theme.shadow.m};
    }
    &:fullscreen {
      padding: 0;
      & > * {
        border-radius: 0;
      }
    }
  }
  ${media.low} {
    padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    background: ${theme.color.sunken};
  }
`;
