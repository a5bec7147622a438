import { media } from '@baize/ui';
import { styled } from 'styled-components';

/**
 * Around a page and its footer; with `data-play` a game in play and the footer's line are together as high as the window. On a phone in landscape the game has all of it: the
 * line is below, and what it links to is two taps away (`SaferGamblingButton`).
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
