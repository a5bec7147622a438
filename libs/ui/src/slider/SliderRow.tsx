import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { moveFocus } from '../rail/moveFocus.ts';

export type SliderRowProps = {
  /** From useSlider: the element that swiper gets. */
  frame: RefObject<HTMLDivElement | null>;
  /** It autoplays, so changes aren't announced. */
  running: boolean;
  /** The player scrolled to this slide; swiper's own row isn't scrolled. */
  onScroll: (index: number) => void;
  /** One `li` with the class SLIDE for each slide. */
  children: ReactNode;
};

/** The class by which swiper finds a slide. */
export const SLIDE = 'swiper-slide';

const firstInSight = ({ scrollLeft, scrollWidth, childElementCount }: Element) =>
  Math.round((scrollLeft * childElementCount) / scrollWidth);

/**
 * The list of slides that useSlider moves. Server-rendered it is a scroll-snap row; swiper then moves the
 * same elements (`swiper-initialized`), without changing a width or a position. Its container sets the
 * layout: `--slide-size`, `--slide-gap`, and the unclipped space around the slides, `--slide-room-block` and
 * `-inline`.
 */
export const SliderRow = ({ frame, running, onScroll, children }: SliderRowProps) => (
  <Frame ref={frame}>
    <Row
      className="swiper-wrapper"
      aria-live={running ? 'off' : 'polite'}
      onKeyDown={moveFocus}
      onScroll={({ currentTarget }) => onScroll(firstInSight(currentTarget))}
    >
      {children}
    </Row>
  </Frame>
);

const Frame = styled.div`
  padding: var(--slide-room-block, 0px) var(--slide-room-inline, 0px);
  border-radius: inherit;
  &.swiper-initialized {
    overflow: clip;
    touch-action: pan-y;
  }
`;

/* The row extends over its frame's padding, so that both clip at the same edge. */
const Row = styled.ul`
  position: relative;
  display: flex;
  margin: calc(-1 * var(--slide-room-block, 0px)) calc(-1 * var(--slide-room-inline, 0px));
  && {
    padding: var(--slide-room-block, 0px) var(--slide-room-inline, 0px);
  }
  border-radius: inherit;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--slide-room-inline, 0px);
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  .swiper-initialized > & {
    overflow: visible;
    transition-property: transform;
  }
  & > li {
    flex: none;
    inline-size: var(--slide-size, 100%);
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  & > li:not(:last-child) {
    margin-inline-end: var(--slide-gap, 0px);
  }
`;
