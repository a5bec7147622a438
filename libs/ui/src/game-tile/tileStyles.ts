/* @chunk games */
import { css } from 'styled-components';
import { whenReducedMotion } from '../motion/whenReducedMotion.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** A tile's box; shared with its skeleton, to avoid layout shift when the game loads. */
export const tileBox = css`
  position: relative;
  display: block;
  /* The aspect ratio applies to the art; a caption comes below it. */
  box-sizing: content-box;
  inline-size: 100%;
  aspect-ratio: ${theme.tile.ratio};
  padding-block-end: ${theme.tile.caption};
  border-radius: ${theme.radius.tile};
  &[data-shape='wide'] {
    aspect-ratio: 16 / 10;
  }
`;

/** A tile of any proportions, at rest. */
export const tileBorder = css`
  position: relative;
  border-radius: ${theme.radius.tile};
  box-shadow: ${theme.shadow.s};
`;

/** The interactive tile: lifts on hover, with a crisp highlight and the brand's glow. */
export const tileSurface = css`
  ${tileBorder}
  isolation: isolate;
  transition:
    transform ${theme.motion.normal} ${theme.motion.ease},
    box-shadow ${theme.motion.normal} ${theme.motion.ease};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px color-mix(in oklab, ${theme.color.onScrim} 14%, transparent);
    pointer-events: none;
    transition: box-shadow ${theme.motion.normal} ${theme.motion.ease};
  }
  img,
  video {
    transition: transform ${theme.motion.slow} ${theme.motion.ease};
  }
  &[data-open='true'] {
    z-index: ${theme.layer.raised};
    box-shadow: ${theme.shadow.m}, ${theme.shadow.glow};
  }
  &[data-open='true']::after {
    box-shadow: inset 0 0 0 1.5px ${theme.color.accent};
  }
  ${media.hover} {
    &[data-open='true'] {
      transform: translateY(-4px);
    }
    &[data-open='true'] :is(img, video) {
      transform: scale(1.06);
    }
  }
  &:active {
    transform: scale(0.985);
  }
  ${whenReducedMotion('transform: none !important;')}
`;

/** A game's tile: the interactive tile in the brand's proportions. */
export const tileStyles = css`
  ${tileBox}
  ${tileSurface}
  background: ${theme.color.skeleton};
`;
