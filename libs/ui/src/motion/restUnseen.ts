import { css } from 'styled-components';

/**
 * For what holds a movement without end: out of sight its contents rest. Chromium moves what it does not paint on the
 * page's own thread, in every frame, and a dozen unseen points are enough to hold up a press.
 */
export const restUnseen = css`
  content-visibility: auto;
`;
