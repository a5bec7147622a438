import { useId, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { GameArt } from '../game-tile/GameArt.tsx';
import { tileSurface } from '../game-tile/tileStyles.ts';
import { useTileReveal } from '../game-tile/useTileReveal.ts';
import { Icon } from '../icon/Icon.tsx';
import { BlockedIcon, PlayIcon } from '../icon/icons.ts';
import { fadeIn } from '../motion/slideIn.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { LiveResults } from './LiveResults.tsx';
import { LiveTableFacts } from './LiveTableFacts.tsx';
import type { LiveTableState, LiveTableLabels } from './LiveTableState.ts';
import { tableBody, tableName, tableStage } from './tableTileStyles.ts';

export type LiveTableTileProps = {
  name: string;
  image?: string;
  /** Undefined until the feed has sent data: placeholder lines. `{}` if it won't send any: dashes. */
  state: LiveTableState | undefined;
  labels: LiveTableLabels;
  playLabel: string;
  onPlay: () => void;
  /** Called on tap: open a Sheet with GameSheet in it. Without it a tap plays. */
  onOpen?: () => void;
  /** Called on hover or focus, to prefetch what playing needs. May be called more than once. */
  onIntent?: () => void;
  /** The favourite star; always shown, since it isn't part of the tile's button. */
  favourite?: ReactNode;
  /** Top left: a Badge such as "live". */
  badge?: ReactNode;
  /** The first tiles of a page: their images aren't lazy. */
  priority?: boolean;
  /** Position in a longer list, for a grid that mounts only visible tiles. */
  position?: { index: number; total: number };
};

/**
 * A live table: its image with the last results, and below it the dealer, the limits and the seats.
 *
 * - Use for a table with a feed (roulette, blackjack, baccarat, shows), in a Rail with wide items or a grid.
 * - Not for a game without a table: GameTile. While the list itself is loading: LiveTableTileSkeleton.
 * - Keys: Enter and Space play; Tab continues to the star. A closed table stays focusable and does nothing.
 * - Screen reader: a button named by the table, described by dealer, limits and seats, or by why it is closed; state
 *   changes aren't announced, since a lobby has dozens of tables.
 */
export function LiveTableTile(props: LiveTableTileProps) {
  const { name, image, state, labels, onPlay, onOpen, onIntent, priority, position, badge } = props;
  const facts = useId();
  const reveal = useTileReveal(onIntent);
  const closed = state?.closed;
  const press = (event: MouseEvent) => {
    if (closed !== undefined) return;
    if (onOpen && (event.nativeEvent as Partial<PointerEvent>).pointerType === 'touch') onOpen();
    else onPlay();
  };
  return (
    <Root
      {...reveal.handlers}
      data-part="table"
      data-open={reveal.open && closed === undefined}
      data-closed={closed !== undefined}
      aria-posinset={position && position.index + 1}
      aria-setsize={position?.total}
    >
      <Cover
        type="button"
        aria-label={name}
        aria-describedby={facts}
        aria-disabled={closed !== undefined || undefined}
        onClick={press}
      />
      <Stage>
        <GameArt src={state?.image ?? image} name={name} priority={priority} />
        {closed === undefined && <Board state={state} labels={labels} />}
        {closed === undefined && reveal.open && (
          <Play aria-hidden="true">
            <Icon of={PlayIcon} size={18} filled />
            {props.playLabel}
          </Play>
        )}
        {badge && (
          <Corner data-part="mark" data-side="start">
            {badge}
          </Corner>
        )}
      </Stage>
      <Body>
        <Name aria-hidden="true">
          <span>{name}</span>
        </Name>
        <div id={facts}>
          {closed === undefined ? (
            <LiveTableFacts state={state} labels={labels} />
          ) : (
            <Closed>
              <Icon of={BlockedIcon} size={16} />
              {closed}
            </Closed>
          )}
        </div>
      </Body>
      {props.favourite && <Corner data-side="end">{props.favourite}</Corner>}
    </Root>
  );
}

/** The last results, over the image. */
const Board = ({ state, labels }: Pick<LiveTableTileProps, 'state' | 'labels'>) =>
  state?.board && (
    <Results>
      {state.lastRound && <LastRound>{state.lastRound}</LastRound>}
      <LiveResults board={state.board} labels={labels} />
    </Results>
  );

const Root = styled.article`
  ${tileSurface}
  display: grid;
  background: ${theme.color.surface};
`;

const Cover = styled.button`
  position: absolute;
  z-index: 1;
  inset: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
`;

const Stage = styled.div`
  ${tableStage}
  [data-closed='true'] > & > img,
  [data-closed='true'] > & > video {
    filter: grayscale(0.85) brightness(0.55);
  }
`;

const Results = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  padding: 32px 10px 8px;
  background: linear-gradient(transparent, ${theme.color.scrim} 60%);
`;

const LastRound = styled.p`
  margin-block-end: 4px;
  color: ${theme.color.onScrim};
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.medium};
`;

const Play = styled.span`
  position: absolute;
  inset: 0;
  inline-size: fit-content;
  block-size: 40px;
  margin: auto;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 6px 18px 6px 14px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  white-space: nowrap;
  box-shadow:
    inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 35%, transparent),
    ${theme.shadow.glow};
  ${fadeIn}
`;

const Corner = styled.span`
  position: absolute;
  z-index: 2;
  inset-block-start: 6px;
  &[data-side='start'] {
    inset-inline-start: 8px;
    inset-block-start: 8px;
    max-inline-size: calc(100% - 64px);
    pointer-events: none;
  }
  &[data-side='end'] {
    inset-inline-end: 6px;
  }
`;

const Body = styled.div`
  ${tableBody}
`;

const Name = styled.p`
  ${tableName}
  display: grid;
  align-content: center;
  color: ${theme.color.text};
  font-weight: ${theme.weight.bold};
  & > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
    word-break: break-all;
    ${media.phone} {
      -webkit-line-clamp: 2;
      word-break: normal;
    }
  }
`;

const Closed = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  min-block-size: 2.8em;
  color: ${theme.color.warningText};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  line-height: 1.4;
  & > svg {
    margin-block-start: 0.2em;
  }
`;
