import { css } from 'styled-components';
import { cardSurface } from '../card/cardSurface.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** The box shared by a payment method's card and its skeleton. */
export const cardLayout = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  min-inline-size: 0;
  block-size: 100%;
  padding: ${theme.space.s};
  ${cardSurface}
`;

/** Its states: raised on hover, double border when selected, quiet and dashed when disabled. */
export const selectableCard = css`
  ${cardLayout}
  text-decoration: none;
  cursor: pointer;
  transition:
    transform ${theme.motion.fast} ${theme.motion.ease},
    box-shadow ${theme.motion.fast} ${theme.motion.ease};
  ${media.hover} {
    &:hover:not([data-unavailable]) {
      transform: translateY(-2px);
      box-shadow:
        inset 0 0 0 1px ${theme.color.accentText},
        ${theme.shadow.m};
    }
  }
  &:has(:checked) {
    background: color-mix(in oklab, ${theme.color.accentSoft} 40%, ${theme.color.surface});
    box-shadow:
      inset 0 0 0 2px ${theme.color.accent},
      ${theme.shadow.m};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &[data-unavailable] {
    background: transparent;
    box-shadow: none;
    outline: 1px dashed ${theme.color.lineStrong};
    outline-offset: -1px;
    cursor: not-allowed;
  }
`;
