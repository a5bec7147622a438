import { css, keyframes } from 'styled-components';

/* Unregistered properties flip half way between two keyframes: right after the start, right before the
   end. */
const fades = keyframes`
  0% { --fade-start: 0px; --fade-end: 28px; }
  2%, 98% { --fade-start: 28px; --fade-end: 28px; }
  100% { --fade-start: 28px; --fade-end: 0px; }
`;

/**
 * A row that scrolls sideways fades at any end with more content. Scroll-driven; if the browser doesn't support that,
 * or the row doesn't scroll, the ends stay sharp.
 */
export const edgeFade = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  @supports (animation-timeline: scroll()) {
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)),
      transparent
    );
    animation: ${fades} 1ms linear both;
    animation-timeline: scroll(self inline);
  }
`;
