import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { GameArt } from '../game-tile/GameArt.tsx';
import { isVideo } from '../game-tile/isVideo.ts';
import { Icon } from '../icon/Icon.tsx';
import { PlayIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type SpotlightGameProps = {
  name: string;
  provider?: string;
  image?: string;
  /** A word above the name: "most played". */
  caption?: string;
  /** A Badge or two. */
  badges?: ReactNode;
  playLabel: string;
  onPlay: () => void;
  demoLabel?: string;
  onDemo?: () => void;
};

/**
 * One game large: its art in front of a blurred enlargement, its name, and buttons that play it.
 *
 * - Use as the lead of a Showcase with the look `spotlight`, or alone above a list.
 * - Not for several games: GameTile.
 * - Keys: Tab reaches play and demo play.
 * - Screen reader: an article with a heading of the third level.
 */
export function SpotlightGame(props: SpotlightGameProps) {
  const { name, provider, image, caption, badges, playLabel, onPlay, demoLabel, onDemo } = props;
  return (
    <Root>
      {image && !isVideo(image) && <Haze src={image} alt="" loading="lazy" decoding="async" />}
      <Art>
        <GameArt src={image} name={name} />
      </Art>
      <Words>
        {caption && <Small>{caption}</Small>}
        <Name>{name}</Name>
        {provider && <Small>{provider}</Small>}
        {badges && <Row>{badges}</Row>}
        <Row>
          <Button leading={<Icon of={PlayIcon} size={18} filled />} onClick={onPlay}>
            {playLabel}
          </Button>
          {onDemo && demoLabel && (
            <Button variant="secondary" onClick={onDemo}>
              {demoLabel}
            </Button>
          )}
        </Row>
      </Words>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: ${theme.space.m};
  min-inline-size: 0;
  padding: ${theme.space.m};
  border-radius: ${theme.radius.l};
  background: ${theme.color.scrim};
  color: ${theme.color.onScrim};
  box-shadow: ${theme.shadow.m};
  isolation: isolate;
  overflow: hidden;
  /* Over the haze, from where the text begins: the text has enough contrast even in front of a white image. */
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(
      100deg,
      transparent,
      color-mix(in oklab, ${theme.color.scrim} 68%, transparent) 45%
    );
  }
  ${media.web} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${theme.space.l};
    padding: ${theme.space.l};
  }
`;

/*
 * Larger than its box, since a blurred edge is transparent, and without the art's bottom, where the lettering would be
 * a grey smear.
 */
const Haze = styled.img`
  position: absolute;
  z-index: -1;
  inset: -12% -12% auto;
  inline-size: 124%;
  max-inline-size: none;
  block-size: 172%;
  object-fit: cover;
  filter: blur(32px) brightness(0.75) saturate(1.9);
`;

const Art = styled.div`
  position: relative;
  aspect-ratio: ${theme.tile.ratio};
  border-radius: ${theme.radius.tile};
  box-shadow: ${theme.shadow.l};
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`;

const Small = styled.p`
  font-size: ${theme.size.s};
  opacity: 0.86;
`;

const Name = styled.h3`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: ${theme.size.xl};
  letter-spacing: ${theme.tracking.display};
  line-height: 1.1;
  overflow-wrap: anywhere;
  ${media.web} {
    font-size: ${theme.size.xxl};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;
