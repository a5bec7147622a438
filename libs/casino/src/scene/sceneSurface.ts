import { theme } from '@baize/ui';
import { css } from 'styled-components';

/** A dark background in the brand's colours with its pattern, in both schemes, for art and light text. */
export const sceneSurface = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background:
    radial-gradient(
      90% 120% at var(--light-at, 85% 20%),
      color-mix(in oklab, var(--light, ${theme.color.accent}) 58%, transparent),
      transparent 68%
    ),
    radial-gradient(
      80% 110% at 0 100%,
      color-mix(in oklab, ${theme.color.second} 34%, transparent),
      transparent 66%
    ),
    linear-gradient(${theme.color.scrim}, ${theme.color.scrim}),
    linear-gradient(${theme.color.scrim}, ${theme.color.scrim});
  color: ${theme.color.onScrim};
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${theme.color.onScrim};
    mask-image: ${theme.motif.image};
    opacity: 0.07;
  }
`;
