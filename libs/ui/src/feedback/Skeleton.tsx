import { keyframes, styled } from 'styled-components';
import { pauseOffscreen } from '../motion/pauseOffscreen.ts';
import { whenReducedMotion } from '../motion/whenReducedMotion.ts';
import { theme } from '../theme/theme.ts';

export type SkeletonProps = {
  /** CSS lengths; without `height` it is a line of text. */
  width?: string;
  height?: string;
  /** CSS aspect ratio instead of a height, for images. */
  ratio?: string;
  shape?: 'line' | 'block' | 'circle';
};

/**
 * A placeholder for loading content, in exactly its final size.
 *
 * - Use for a first load with a known layout: tiles, rows, images, lines of text.
 * - Not for work of unknown size: Spinner. Not for refreshing existing content: the `busy` of DataTable and DataList.
 * - Screen reader: nothing; its container has `aria-busy` or announces that it is loading.
 */
export function Skeleton({ width, height, ratio, shape = 'line' }: SkeletonProps) {
  return <Root data-shape={shape} aria-hidden="true" style={{ width, height, aspectRatio: ratio }} />;
}

/* Animates only `transform`: moving the background would repaint it in every frame. */
const sweep = keyframes`from { transform: translateX(-100%); } to { transform: translateX(100%); }`;

const Root = styled.span`
  position: relative;
  display: block;
  inline-size: 100%;
  max-inline-size: 100%;
  background: ${theme.color.skeleton};
  /* Slightly lighter, so that it is visible on dark floating surfaces too. */
  box-shadow: inset 0 0 0 100vmax color-mix(in oklab, ${theme.color.onScrim} 5%, transparent);
  overflow: hidden;
  ${pauseOffscreen}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      100deg,
      transparent 20%,
      color-mix(in oklab, ${theme.color.text} 7%, transparent) 50%,
      transparent 80%
    );
    animation: ${sweep} 1.6s ease-in-out infinite;
  }
  ${whenReducedMotion('&::after { animation: none; content: none; }')}
  /* Starts after the hero has loaded, so that the first paint animates nothing. */
  html[data-early] &::after {
    content: none;
  }
  &[data-shape='line'] {
    block-size: 0.8em;
    margin-block: 0.2em;
    border-radius: ${theme.radius.s};
  }
  &[data-shape='block'] {
    border-radius: ${theme.radius.m};
  }
  &[data-shape='circle'] {
    aspect-ratio: 1;
    border-radius: ${theme.radius.pill};
  }
`;
