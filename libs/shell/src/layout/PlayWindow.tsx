import { media } from '@baize/ui';
import { styled } from 'styled-components';

/**
 * Around a page and its footer; with `data-play`, a game in play and the footer line together fill the window. On a
 * phone in landscape the game fills all of it: the line is below, and its links are two taps away
 * (`SaferGamblingButton`).
 */
export const PlayWindow = styled.div`
  &[data-play='true'] {
    --bz-play-height: auto;
    display: flex;
    flex-direction: column;
    block-size: var(--bz-window, 100dvh);
    ${media.low} {
      --bz-play-height: var(--bz-window, 100dvh);
      block-size: auto;
    }
  }
`;
