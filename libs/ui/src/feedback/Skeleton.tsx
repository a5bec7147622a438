import { keyframes, styled } from 'styled-components';
import { whenStill } from '../motion/whenStill.ts';
import { theme } from '../theme/theme.ts';

export type SkeletonProps = {
  /** CSS lengths; without `height` it is a line of text. */
  width?: string;
  height?: string;
  /** CSS aspect ratio instead of a height, for pictures. */
  ratio?: string;
  shape?: 'line' | 'block' | 'circle';
};

/** Holds the place of something that is on its way, in exactly its final size. Hidden from assistive technology. */
export function Skeleton({ width, height, ratio, shape = 'line' }: SkeletonProps) {
  return <Root data-shape={shape} aria-hidden="true" style={{ width, height, aspectRatio: ratio }} />;
}

const sweep = keyframes`from { background-position: 150% 0; } to { background-position: -50% 0; }`;

const Root = styled.span`
  display: block;
  inline-size: 100%;
  max-inline-size: 100%;
  background: linear-gradient(
      100deg,
      transparent 35%,
      color-mix(in oklab, ${theme.color.text} 7%, transparent) 50%,
      transparent 65%
    )
    150% 0 / 200% 100% ${theme.color.skeleton};
  animation: ${sweep} 1.6s ease-in-out infinite;
  ${whenStill('animation: none;')}
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
