import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { perViewRules } from './perView.ts';

/**
 * The place of a SliderRow that shows several slides (`perViewStyle`). Padding for the lift and the focus ring, which the
 * row would clip; the next slide starts beyond it.
 */
export const SlidesSideBySide = styled.div`
  ${perViewRules}
  --slide-gap: ${theme.tile.gap};
  --slide-room: calc(var(--slide-gap) - 1px);
  --slide-room-block: var(--slide-room);
  --slide-room-inline: var(--slide-room);
  --slide-size: calc((100% - (var(--per-view) - 1) * var(--slide-gap)) / var(--per-view));
  margin: calc(-1 * var(--slide-room));
`;
