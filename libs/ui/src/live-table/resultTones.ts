import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { color } = theme;

/**
 * What lies between two of the states' colours on the wheel of hues, deepened so that light letters can be read on it.
 * From red the short way to green lie orange and yellow, the long way pink, purple, blue and teal: no brand's colour is in it,
 * since a banker is red and a player blue everywhere.
 */
const between = (way: 'shorter' | 'longer', percent: number) =>
  `color-mix(in oklab, color-mix(in oklch ${way} hue, ${color.live}, ${color.positive} ${percent}%) 66%, ${color.scrim})`;

/** The colours of results. The letter or number in a mark says the same; the colour only helps to find it. */
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
