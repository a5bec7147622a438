import { css } from 'styled-components';

/**
 * For containers of endless animations: off-screen, their contents pause. Chromium runs animations it doesn't
 * paint on the main thread, in every animation frame, and a dozen unseen dots are enough to delay a press.
 * Not needed in a page's first paint: finding out what is visible would lay it out twice.
 */
export const pauseOffscreen = css`
  html:not([data-early]) & {
    content-visibility: auto;
  }
`;
