import { Children, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { moveFocus } from './moveFocus.ts';
import { RailArrows } from './RailArrows.tsx';
import { SectionHeader } from './SectionHeader.tsx';
import { useNearItems } from './useNearItems.ts';
import { useScroller } from './useScroller.ts';

export type RailProps = {
  heading: string;
  /** Before the heading. */
  icon?: ReactNode;
  /** At the end of the heading's row: a "see all" link. */
  action?: ReactNode;
  prevLabel: string;
  nextLabel: string;
  /** The width of the children: a game's tile, one and a half of it, or their own. */
  item?: 'tile' | 'wide' | 'auto';
  /** No item in the row is focusable, so the row itself is: the arrow keys scroll it. */
  still?: boolean;
  children: ReactNode;
};

/**
 * One row of tiles that scrolls sideways, the last one partly visible. Far from the viewport it renders only its first
 * tiles.
 *
 * - Use for a selection of a list under a heading, with a SeeAll to the rest.
 * - Not for a whole list: TileGrid. Not for autoplaying content: Carousel.
 * - Keys: Tab reaches every tile; the left and right arrows move from tile to tile, and the row follows.
 * - Screen reader: a region named by its heading, with a list. The previous and next buttons are disabled at the ends.
 */
export function Rail({
  heading,
  icon,
  action,
  prevLabel,
  nextLabel,
  item = 'tile',
  still = false,
  children,
}: RailProps) {
  const headingId = useId();
  const row = useRef<HTMLUListElement>(null);
  const scroller = useScroller(row);
  const items = useNearItems(row, Children.toArray(children));
  return (
    <Root aria-labelledby={headingId}>
      <SectionHeader id={headingId} heading={heading} icon={icon}>
        {action}
        <RailArrows {...scroller} prevLabel={prevLabel} nextLabel={nextLabel} />
      </SectionHeader>
      <Row ref={row} data-item={item} onKeyDown={moveFocus} tabIndex={still ? 0 : undefined}>
        {items.map((child, index) => (
          <li key={typeof child === 'object' && 'key' in child ? child.key : index}>{child}</li>
        ))}
      </Row>
    </Root>
  );
}

/**
 * Whole items and a good third of one more, at any width, so that a row always shows that it continues. Browsers that
 * can't divide a length by a length use the plain width.
 */
const peeking = `
  @supports (inline-size: calc(1px * (2px / 1px))) {
    &:not([data-item='auto']) {
      --seen: calc(100cqi + ${theme.page.gutter});
      --whole: max(1, round(down, (var(--seen) - 0.36 * var(--item)) / (var(--item) + ${theme.tile.gap}), 1));
      grid-auto-columns: calc((var(--seen) - var(--whole) * ${theme.tile.gap}) / (var(--whole) + 0.36));
    }
  }
`;

const Root = styled.section`
  min-inline-size: 0;
  container-type: inline-size;
`;

/* Padding for the lift, the glow and the focus ring, which a scroller would clip. */
const Row = styled.ul`
  --room: 14px;
  --item: ${theme.tile.width};
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--item);
  gap: ${theme.tile.gap};
  margin-inline: calc(-1 * ${theme.page.gutter});
  margin-block: calc(-1 * var(--room)) calc(-2.5 * var(--room));
  && {
    padding: var(--room) ${theme.page.gutter} calc(2.5 * var(--room));
  }
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${theme.page.gutter};
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  & > li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  &[data-item='wide'] {
    --item: min(calc(1.5 * ${theme.tile.width}), 78cqi);
  }
  &[data-item='auto'] {
    grid-auto-columns: max-content;
  }
  ${media.web} {
    --room: 16px;
  }
  /* Where the page is narrower than the viewport, the row fades out instead of being cut off. */
  @media (min-width: 1640px) {
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 ${theme.page.gutter} calc(100% - ${theme.page.gutter}),
      transparent
    );
  }
  ${peeking}
`;
