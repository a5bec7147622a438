import { media, theme } from '@baize/ui';
import { styled } from 'styled-components';

/** A game's bars and its board; `data-theatre` covers the site's own bars. */
export const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 420px;
  background: ${theme.color.canvas};
  &[data-theatre='true'] {
    position: fixed;
    z-index: ${theme.layer.drawer};
    inset: 0;
  }
  ${media.low} {
    min-block-size: 0;
  }
`;

/** The box of the game's frame. */
export const Board = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-block-size: 0;
  ${media.low} {
    padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    background: ${theme.color.sunken};
  }
`;

/** In the middle of the board: what is shown while there is no game. */
export const Centre = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.s};
  color: ${theme.color.textMuted};
`;
