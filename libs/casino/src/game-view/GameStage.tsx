import { PageMeta } from '@baize/routing';
import { GameBars, GameHeader, media, theme } from '@baize/ui';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GameFrame } from './GameFrame.tsx';
import { GameViewButtons } from './GameViewButtons.tsx';
import { GameWaiting } from './GameWaiting.tsx';

interface Props {
  /** The game's name; empty while it is unknown. */
  name: string;
  /** Search engines shouldn't index it: real money. */
  unlisted: boolean;
  badge?: ReactNode;
  /** Before the buttons of every game. */
  tools?: ReactNode;
  /** Bars below the header: the facts of a session, a choice of mode. */
  bars?: ReactNode;
  /** Above the game, outside of the bars. */
  intro?: ReactNode;
  /** Target of the close button. */
  lobby: string;
  onReload: () => void;
  /** What the provider sent; undefined while it is awaited. */
  address: string | undefined;
  /** After a round, for balances other than the main one. */
  onRound?: () => void;
}

/** A game in its iframe with the bars above it, fitting the window; its buttons reload it, fill the screen and close it. */
export function GameStage({ name, unlisted, badge, tools, bars, intro, address, ...rest }: Props) {
  const { t } = useTranslation('casino');
  const { lobby, onReload, onRound } = rest;
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Stage ref={stage}>
      <PageMeta title={name} unlisted={unlisted} />
      <GameBars labels={{ show: t('show_bars'), hide: t('hide_bars') }}>
        <GameHeader name={name || t('game_loading')} badge={badge}>
          {tools}
          <GameViewButtons stage={stage} lobby={lobby} onReload={onReload} />
        </GameHeader>
        {bars}
      </GameBars>
      {intro}
      <Board>
        {address === undefined ? (
          <GameWaiting />
        ) : (
          <GameFrame key={address} address={address} name={name} onRound={onRound} />
        )}
      </Board>
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
  ${media.low} {
    min-block-size: 0;
  }
`;

const Board = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-block-size: 0;
  ${media.low} {
    padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    background: ${theme.color.sunken};
  }
`;
