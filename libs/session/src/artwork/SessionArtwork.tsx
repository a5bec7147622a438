import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
import { useDeviceId } from '@baize/site';
import { Icon, LockIcon, theme, VerifiedIcon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { artworkQueries } from './artworkQueries.ts';

/** The device class with room for artwork next to a form. */
const WEB = 1;
/** Artwork next to a session form on wide screens: game images and reasons to trust the brand. */
export function SessionArtwork() {
  const { t } = useTranslation('session');
  const { minimumAge: age } = useBrand().legal;
  const isWeb = useDeviceId() === WEB;
  const { data: images = [] } = useQuery({ ...artworkQueries.images(), enabled: isWeb });
  return (
    <Scene>
      <Window aria-hidden="true" data-there={images.length > 0}>
        <Wall>
          {images.map((address) => (
            <Tile
              key={address}
              src={address}
              alt=""
              width={300}
              height={400}
              loading="lazy"
              decoding="async"
            />
          ))}
        </Wall>
      </Window>
      <Words>
        <Title>{t('scene_title')}</Title>
        <Points>
          <li>
            <Sign aria-hidden="true">
              <Icon of={LockIcon} size={18} />
            </Sign>
            {t('scene_safe')}
          </li>
          <li>
            <Sign aria-hidden="true">
              <Icon of={VerifiedIcon} size={18} />
            </Sign>
            {t('scene_limits')}
          </li>
          <li>
            <Sign aria-hidden="true">{age}+</Sign>
            {t('scene_adults', { age })}
          </li>
        </Points>
      </Words>
    </Scene>
  );
}

const Scene = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  min-block-size: 100%;
  background:
    radial-gradient(
      110% 70% at 15% 0,
      color-mix(in oklab, ${theme.color.accent} 55%, transparent),
      transparent 70%
    ),
    radial-gradient(
      90% 70% at 100% 30%,
      color-mix(in oklab, ${theme.color.second} 40%, transparent),
      transparent 70%
    ),
    linear-gradient(${theme.color.scrim}, ${theme.color.scrim}),
    linear-gradient(${theme.color.scrim}, ${theme.color.scrim});
  color: ${theme.color.onScrim};
  overflow: hidden;
  isolation: isolate;
  /* The brand's pattern shows until the images load, or if there are none. */
  &::before {
    content: '';
    position: absolute;
    z-index: -2;
    inset: 0;
    background-image: ${theme.motif.image};
    opacity: 0.4;
  }
  /* Backdrop behind the text. */
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(
      to top,
      ${theme.color.scrim} 30%,
      color-mix(in oklab, ${theme.color.scrim} 30%, transparent) 64%,
      transparent
    );
  }
`;

/* The images end above the text. */
const Window = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  mask-image: linear-gradient(to bottom, #000 38%, transparent 74%);
  opacity: 0;
  transition: opacity ${theme.motion.slow} ${theme.motion.ease};
  &[data-there='true'] {
    opacity: 1;
  }
`;

const Wall = styled.div`
  position: absolute;
  inset-block-start: -12%;
  inset-inline-start: 50%;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-content: start;
  gap: ${theme.space.s};
  inline-size: max(128%, 500px);
  transform: translateX(-50%) rotate(-9deg);
`;

const Tile = styled.img`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: ${theme.tile.ratio};
  object-fit: cover;
  border-radius: ${theme.radius.tile};
  box-shadow: ${theme.shadow.m};
  &:nth-child(3n + 2) {
    transform: translateY(-14%);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding: ${theme.space.xl};
`;

const Title = styled.p`
  margin: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.size.xl};
  font-weight: ${theme.weight.display};
  line-height: 1.15;
  letter-spacing: ${theme.tracking.display};
  text-wrap: balance;
`;

const Points = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.s};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space.s};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 34px;
  block-size: 34px;
  border-radius: ${theme.radius.pill};
  background: color-mix(in oklab, ${theme.color.onScrim} 14%, transparent);
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.bold};
`;
