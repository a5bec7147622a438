import { css, keyframes, styled } from 'styled-components';
import { usePageVisible } from '../motion/usePageVisible.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { snowTile } from './snowTile.ts';

const LAYERS = ['far', 'middle', 'near'] as const;

/**
 * Snow falling behind the page. Three layers that are only transformed, so that the GPU does all the work: no
 * script, layout or paint while it falls.
 *
 * - Use once in the layout, for the brands and weeks that have snow, together with a SnowSwitch.
 * - Not for celebrating a win or a bonus: Badge, AlertBox. It belongs to the season, not to a player's
 *   action.
 * - Keys: none of its own; SnowSwitch stops it.
 * - Screen reader: nothing; it is hidden from assistive technology, ignores pointer events, and is behind the page's
 *   content. With reduced motion and in quiet mode there is none; in a hidden tab it pauses.
 */
export function SnowEffect() {
  const visible = usePageVisible();
  if (useReducedMotion()) return null;
  return (
    <Sky aria-hidden="true" data-paused={!visible}>
      {LAYERS.map((layer) => (
        <Sway key={layer} data-layer={layer}>
          <Fall />
        </Sway>
      ))}
    </Sky>
  );
}

const fall = keyframes`to { transform: translateY(var(--edge)); }`;
const sway = keyframes`from { transform: translateX(-24px); } to { transform: translateX(24px); }`;

/* Behind everything except the page's own background. */
const Sky = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  contain: strict;
  pointer-events: none;
  color: color-mix(in oklab, ${theme.color.accent} 55%, ${theme.color.raised});
  &[data-paused='true'] * {
    animation-play-state: paused;
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

const tileOf = (edge: number, tile: string) => css`
  --edge: ${edge}px;
  --tile: ${tile};
`;

const FAR = tileOf(320, snowTile({ edge: 320, flakes: 22, smallest: 0.8, largest: 1.6, seed: 3 }));
const MIDDLE = tileOf(440, snowTile({ edge: 440, flakes: 16, smallest: 1.6, largest: 3.2, seed: 11 }));
const NEAR = tileOf(
  860,
  snowTile({ edge: 860, flakes: 15, smallest: 6, largest: 10, crystals: true, seed: 29 }),
);

const Sway = styled.div`
  position: absolute;
  inset: 0 -24px;
  animation: ${sway} var(--sway) ease-in-out infinite alternate;
  &[data-layer='far'] {
    ${FAR}
    --fall: 26s;
    --sway: 7s;
    opacity: 0.55;
  }
  &[data-layer='middle'] {
    ${MIDDLE}
    --fall: 21s;
    --sway: 5s;
    opacity: 0.75;
  }
  &[data-layer='near'] {
    ${NEAR}
    --fall: 25s;
    --sway: 4s;
    opacity: 0.6;
  }
  /* Each layer is a texture as large as the viewport, so a phone has two. */
  ${media.phone} {
    &[data-layer='far'] {
      display: none;
    }
  }
`;

/* Taller than the viewport by one tile: the end of the loop looks like its start. */
const Fall = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block: calc(-1 * var(--edge)) 0;
  background: currentColor;
  mask-image: var(--tile);
  animation: ${fall} var(--fall) linear infinite;
`;
