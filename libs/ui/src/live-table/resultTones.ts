import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { color } = theme;

/**
 * A mix of two state colours on the hue wheel, darkened so that light letters are readable on it. The short
 * way from red to green gives orange and yellow, the long way pink, purple, blue and teal: independent of the
 * brand's colours, since a banker is red and a player blue everywhere.
 */
const between = (way: 'shorter' | 'longer', percent: number) =>
  `color-mix(in oklab, color-mix(in oklch ${way} hue, ${color.live}, ${color.positive} ${percent}%) 66%, ${color.scrim})`;

/** The colours of results. A mark's letter or number conveys the same; colour only makes it easier to find. */
export const resultTones = css`
  background: color-mix(in oklab, ${color.onScrim} 20%, ${color.scrim});
  color: ${color.onScrim};
  &[data-tone='black'] {
    background: ${color.scrim};
    box-shadow: inset 0 0 0 1px color-mix(in oklab, ${color.onScrim} 55%, transparent);
  }
  &[data-tone='red'] {
    background: ${color.live};
    color: ${color.onLive};
  }
  &[data-tone='green'] {
    background: ${color.positive};
    color: ${color.onPositive};
  }
  &[data-tone='gold'] {
    background: ${color.warning};
    color: ${color.onWarning};
  }
  &[data-tone='orange'] {
    background: ${between('shorter', 22)};
  }
  &[data-tone='pink'] {
    background: ${between('longer', 18)};
  }
  &[data-tone='purple'] {
    background: ${between('longer', 36)};
  }
  &[data-tone='blue'] {
    background: ${between('longer', 54)};
  }
  &[data-tone='teal'] {
    background: ${between('longer', 84)};
  }
`;
