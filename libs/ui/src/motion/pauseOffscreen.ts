import { css } from 'styled-components';

/**
 * For what holds a movement without end: out of sight its contents rest. Chromium moves what it does not paint on the
 * page's own thread, in every frame, and a dozen unseen points are enough to hold up a press. In a page's first frame nothing
 * is left to rest: to find out what is in sight has the frame laid out twice.
 */
export const pauseOffscreen = css`
  html:not([data-early]) & {
    content-visibility: auto;
  }
`;
