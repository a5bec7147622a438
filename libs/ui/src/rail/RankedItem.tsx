import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';

export type RankedItemProps = {
  rank: number;
  /** Read aloud instead of the number: "Number 3". */
  rankLabel: string;
  children: ReactNode;
};

/**
 * A tile of a ranking with its place as a large outlined number beside it.
 *
 * - Use in a Rail of the most played: the first ten at most.
 * - Not for a count or a mark: Badge.
 * - Screen reader: the rank, then the tile.
 */
export const RankedItem = ({ rank, rankLabel, children }: RankedItemProps) => (
  <Root>
    <Number aria-hidden="true">{rank}</Number>
    <VisuallyHidden>{rankLabel}</VisuallyHidden>
    <Tile>{children}</Tile>
  </Root>
);

const Root = styled.div`
  /* Contains the hidden text, which would widen the page from inside a scrolling row. */
  position: relative;
  display: flex;
  align-items: flex-end;
`;

const Number = styled.span`
  margin-inline-end: -0.03em;
  padding-inline-start: 0.03em;
  color: ${theme.color.canvas};
  font-family: ${theme.font.display};
  font-size: clamp(96px, 80px + 4vw, 136px);
  font-weight: ${theme.weight.bold};
  font-variant-numeric: lining-nums;
  letter-spacing: -0.06em;
  line-height: 0.78;
  -webkit-text-stroke: 3px ${theme.color.accent};
  paint-order: stroke fill;
  user-select: none;
`;

const Tile = styled.div`
  position: relative;
  flex: none;
  inline-size: ${theme.tile.width};
`;
