import type { LinkedImage } from '@baize/api';
import { useText } from '@baize/i18n';
import { Rail, Skeleton, theme, UiLink } from '@baize/ui';
import { styled } from 'styled-components';
import { contentMessages } from '../messages.ts';

const PLACEHOLDERS = 3;

/** Partners' banners; some brands do without them (spec: document 2, section 2.2). */
export function PartnerBanners({ banners }: { banners: readonly LinkedImage[] | undefined }) {
  const t = useText(contentMessages);
  const heading = t('partners');
  if (banners?.length === 0) return null;
  return (
    <Rail
      heading={heading}
      item="auto"
      prevLabel={t('scroll_back', { heading })}
      nextLabel={t('scroll_on', { heading })}
    >
      {banners
        ? banners.map(({ image, url }, index) => (
            <Frame key={index}>
              <UiLink href={url} aria-label={t('partner', { number: index + 1 })}>
                <Picture src={image} alt="" width={1200} height={400} loading="lazy" decoding="async" />
              </UiLink>
            </Frame>
          ))
        : Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} shape="block" width="clamp(270px, 78vw, 440px)" ratio="3 / 1" />
          ))}
    </Rail>
  );
}

const Frame = styled.span`
  display: block;
  inline-size: clamp(270px, 78vw, 440px);
  a {
    display: block;
    border-radius: ${theme.radius.l};
    box-shadow: ${theme.shadow.m};
    overflow: hidden;
  }
  a:hover img {
    transform: scale(1.03);
  }
`;

const Picture = styled.img`
  inline-size: 100%;
  aspect-ratio: 3 / 1;
  background: ${theme.color.skeleton};
  object-fit: cover;
  transition: transform ${theme.motion.slow} ${theme.motion.ease};
`;
