import { css } from 'styled-components';

/**
 * For containers of endless animations: off-screen, their contents pause. Chromium runs animations of unpainted content
 * on the main thread, in every frame, and a dozen invisible dots are enough to delay a press. Not for a page's first
 * paint: checking visibility would cause a second layout.
 */
export const pauseOffscreen = css`
  html:not([data-early]) & {
    content-visibility: auto;
  }
`;
