import { css } from 'styled-components';
import { whenReducedMotion } from '../motion/whenReducedMotion.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { cardSurface } from './cardSurface.ts';

/** A card that is a single link: it lifts on hover, with a border in the brand's colour. */
export const liftOnHover = css`
  ${cardSurface}
  text-decoration: none;
  transition:
    transform ${theme.motion.normal} ${theme.motion.ease},
    box-shadow ${theme.motion.normal} ${theme.motion.ease};
  ${media.hover} {
    &:hover {
      transform: translateY(-3px);
      box-shadow:
        inset 0 0 0 1px ${theme.color.accent},
        ${theme.shadow.m};
    }
  }
  ${whenReducedMotion('transform: none !important;')}
`;
