/* @chunk games */
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { isVideo } from './isVideo.ts';
import { TileVideo } from './TileVideo.tsx';

export type GameArtProps = { src?: string; name: string; priority?: boolean };

/**
 * A game's art, filling its container: an image, a muted video, or, if it is missing or broken, the name on the brand's
 * colours.
 *
 * - Use within a box that has a size and rounded corners (`position: relative`): a tile, a sheet's head.
 * - Not as a tile: GameTile. Not for the banners of a page: HeroSlider.
 * - Screen reader: nothing; its container is named by the game.
 */
export function GameArt({ src, name, priority = false }: GameArtProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) return <Fallback aria-hidden="true">{name}</Fallback>;
  if (isVideo(src)) return <TileVideo src={src} onError={() => setBroken(src)} />;
  return (
    <Image
      src={src}
      alt=""
      width={300}
      height={400}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
}

const Image = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  border-radius: inherit;
`;

const Fallback = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${theme.space.s};
  border-radius: inherit;
  background:
    radial-gradient(
      120% 90% at 20% 0,
      color-mix(in oklab, ${theme.color.accent} 45%, transparent),
      transparent 70%
    ),
    radial-gradient(
      120% 90% at 90% 100%,
      color-mix(in oklab, ${theme.color.second} 40%, transparent),
      transparent 70%
    ),
    ${theme.color.scrim};
  color: ${theme.color.onScrim};
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: ${theme.size.l};
  line-height: 1.15;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  overflow: hidden;
`;
