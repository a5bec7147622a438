import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { GameArt } from './GameArt.tsx';
import { GameTileOverlay } from './GameTileOverlay.tsx';
import { tileFrame } from './tileFrame.ts';
import { useTileReveal } from './useTileReveal.ts';

export type GameTileProps = {
  name: string;
  provider?: string;
  /** Address of the art; an mp4 plays muted while it is visible. */
  image?: string;
  playLabel: string;
  onPlay: () => void;
  /** Both together offer the free game. */
  demoLabel?: string;
  onDemo?: () => void;
  /** A finger tapped: open a Sheet with GameSheet in it. Without it the tap plays. */
  onOpen?: () => void;
  /** A pointer or the focus has come: time to fetch what playing needs. May be called more than once. */
  onIntent?: () => void;
  /** The favourite star; shown with the overlay. */
  favourite?: ReactNode;
  /** Top left: a Badge such as "new". */
  badge?: ReactNode;
  /** Bottom edge at rest: seats and limits of a live table. */
  info?: ReactNode;
  /** The first tiles of a page: their pictures are not loaded lazily. */
  priority?: boolean;
  /** `wide` for live tables, whose pictures show a table; otherwise the brand's own. */
  shape?: 'brand' | 'wide';
  /** Place within a longer list, for a grid that mounts only what is seen. */
  position?: { index: number; total: number };
};

/**
 * A game in a rail or a grid. At rest it is the art alone, four nodes, so that thousands can scroll by; the buttons exist
 * only while a mouse or the keyboard is on it.
 */
export function GameTile(props: GameTileProps) {
  const { name, image, onPlay, onOpen, onIntent, badge, info, priority, position, shape } = props;
  const reveal = useTileReveal(onIntent);
  const press = (event: MouseEvent) => (isTouch(event) && onOpen ? onOpen() : onPlay());
  return (
    <Root
      {...reveal.handlers}
      data-open={reveal.open}
      data-shape={shape}
      aria-posinset={position && position.index + 1}
      aria-setsize={position?.total}
    >
      <Cover type="button" aria-label={name} onClick={press}>
        <GameArt src={image} name={name} priority={priority} />
      </Cover>
      {badge && !reveal.open && <Corner>{badge}</Corner>}
      {info && !reveal.open && <Info>{info}</Info>}
      {reveal.open && <GameTileOverlay {...props} />}
    </Root>
  );
}

/** Clicks are pointer events; an old browser's plain click counts as a mouse's. */
const isTouch = (event: MouseEvent) => (event.nativeEvent as Partial<PointerEvent>).pointerType === 'touch';

const Root = styled.article`
  ${tileFrame}
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
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  max-inline-size: calc(100% - 16px);
  pointer-events: none;
`;

const Info = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  pointer-events: none;
`;
