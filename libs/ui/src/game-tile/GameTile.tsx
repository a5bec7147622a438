/* @chunk games */
import { lazy, Suspense, useId, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { StarIcon, WarningIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { GameArt } from './GameArt.tsx';
import { tileStyles } from './tileStyles.ts';
import { useTileReveal } from './useTileReveal.ts';

/* No tile is open at first. */
const GameTileOverlay = lazy(async () => ({
  default: (await import('./GameTileOverlay.tsx')).GameTileOverlay,
}));

export type GameTileProps = {
  name: string;
  provider?: string;
  /** URL of the art; an mp4 plays muted while it is visible. */
  image?: string;
  playLabel: string;
  onPlay: () => void;
  /** These two enable demo play. */
  demoLabel?: string;
  onDemo?: () => void;
  /** Called on tap: open a Sheet with GameSheet in it. Without it a tap plays. */
  onOpen?: () => void;
  /** Called on hover or focus, to prefetch what playing needs. May be called more than once. */
  onIntent?: () => void;
  /** The favourite star; shown with the overlay. */
  favourite?: ReactNode;
  /** Marks it as a favourite: shows a star even without the overlay. */
  favoured?: string;
  /** Top left: a Badge such as "new". */
  badge?: ReactNode;
  /** A Badge with a fact, at rest in the lower corner: the highest multiplier. */
  info?: ReactNode;
  /** The first tiles of a page: their images aren't lazy. */
  priority?: boolean;
  /** `wide` for live tables, which have images of the table; the brand's own by default. */
  shape?: 'brand' | 'wide';
  /** Why it can't be played now: "under maintenance". The tile stays focusable, shows the reason and does nothing. */
  unavailable?: string;
  /** Position in a longer list, for a grid that mounts only visible tiles. */
  position?: { index: number; total: number };
};

/**
 * A game in a rail or a grid. Without interaction it is just the art, four nodes, so that thousands can scroll by; the
 * buttons are mounted only on hover or focus.
 *
 * - Use for a game that can be played, in a Rail, TileGrid or VirtualTileGrid; an mp4 plays muted while it is visible.
 * - Not for a live table with results and seats: LiveTableTile. Not for a category or a page: ExploreTile.
 * - Keys: Tab reaches the tile, then play, the free game and the star; Enter and Space press. On touch the first tap
 *   opens the sheet (`onOpen`).
 * - Screen reader: an article with a button named by the game; the art is hidden. An unavailable game is a disabled
 *   button described by the reason.
 */
export function GameTile(props: GameTileProps) {
  const { name, image, onPlay, onOpen, onIntent, badge, info, priority, position, shape } = props;
  const { unavailable, favoured } = props;
  const isClosed = unavailable !== undefined;
  const reason = useId();
  const reveal = useTileReveal(isClosed ? undefined : onIntent);
  const open = reveal.open && !isClosed;
  const press = (event: MouseEvent) => (isTouch(event) && onOpen ? onOpen() : onPlay());
  return (
    <Root
      {...reveal.handlers}
      data-part="tile"
      data-open={open}
      data-unavailable={isClosed || undefined}
      data-shape={shape}
      aria-posinset={position && position.index + 1}
      aria-setsize={position?.total}
    >
      <Cover
        type="button"
        data-part="tile-cover"
        aria-label={name}
        aria-disabled={isClosed || undefined}
        aria-describedby={isClosed ? reason : undefined}
        onClick={isClosed ? undefined : press}
      >
        <GameArt src={image} name={name} priority={priority} />
      </Cover>
      {badge && !open && <Corner data-part="mark">{badge}</Corner>}
      {favoured && !open && (
        <Star role="img" aria-label={favoured}>
          <Icon of={StarIcon} size={16} filled />
        </Star>
      )}
      {info && !open && !isClosed && <Info data-part="tile-info">{info}</Info>}
      {isClosed && (
        <Closed id={reason} data-part="tile-closed">
          <Icon of={WarningIcon} size={20} />
          {unavailable}
        </Closed>
      )}
      {open && (
        <Suspense fallback={null}>
          <GameTileOverlay {...props} />
        </Suspense>
      )}
    </Root>
  );
}

/** Clicks are pointer events; an old browser's plain click counts as a mouse click. */
const isTouch = (event: MouseEvent) => (event.nativeEvent as Partial<PointerEvent>).pointerType === 'touch';

const Root = styled.article`
  ${tileStyles}
  &[data-unavailable] :is(img, video) {
    filter: grayscale(0.9);
  }
`;

const Cover = styled.button`
  position: absolute;
  inset: 0;
  display: block;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  overflow: hidden;
  cursor: pointer;
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  max-inline-size: calc(100% - 16px);
  pointer-events: none;
`;

const Star = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.scrim};
  color: ${theme.color.onScrim};
  pointer-events: none;
`;

const Info = styled.span`
  position: absolute;
  inset-block-end: 8px;
  inset-inline-start: 8px;
  pointer-events: none;
`;

const Closed = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 6px;
  padding: 10px;
  border-radius: inherit;
  background: ${theme.color.scrim};
  color: ${theme.color.onScrim};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  line-height: 1.25;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  pointer-events: none;
`;
