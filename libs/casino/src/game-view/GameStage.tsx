import type { Launch } from '@baize/api';
import { useAppDevice, WEB } from '@baize/site';
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
  /** Covers the whole site. */
  | 'whole'
  /** In a separate window, which closes with the game. */
  | 'window'
  /** In a dialog over a lobby. */
  | 'dialog';

/** Runs an action that leaves the game, after a confirmation during a round. */
export type Leave = (action: () => void) => void;

interface Props {
  /** The game's name; empty while it is unknown. */
  name: string;
  /** Excluded from search engines: real money. */
  unlisted: boolean;
  badge?: ReactNode;
  /** Before the buttons of every game. */
  tools?: ReactNode;
  /** The menu of further actions. */
  menu?: (leave: Leave) => ReactNode;
  /** Bars below the header: the session's facts, the mode switch. */
  bars?: ReactNode;
  /** Above the game, outside of the bars. */
  intro?: ReactNode;
  /** Target of the close button. */
  lobby: string;
  onReload: () => void;
  /** Closes the game; on its own page, navigates to the lobby. */
  onClose?: (() => void) | undefined;
  /** The platform's reply; undefined while pending. */
  launch: Pick<Launch, 'type' | 'url'> | undefined;
  /** After a round, for balances other than the main one. */
  onRound?: () => void;
  variant?: GameViewVariant;
  /** Leaving a round loses nothing. */
  isPlayMoney?: boolean;
  /** The platform wants it to cover the site's bars. */
  isFullScreen?: boolean;
  /** The frame goes full screen without the bars, and is visually separate from them. */
  isFrameOnly?: boolean;
}

/**
 * A game in its iframe with the bars above it, fitted to the window, with buttons for reload, full screen and close
 * (spec 2/2.4).
 */
export function GameStage({ name, launch, lobby, onRound, onClose, variant = 'page', ...rest }: Props) {
  const { t } = useTranslation('casino');
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { handleMessage, isRoundRunning } = useGameBridge({ frame, address: launch?.url, onRound });
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
          <GameFrame key={launch.url} {...{ ref: frame, launch, name, lobby }} onMessage={handleMessage} />
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
  /* The provider's frame is visually separate from the bars, with rounded corners. */
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
