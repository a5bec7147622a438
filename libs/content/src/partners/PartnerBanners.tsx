import { useTranslation } from 'react-i18next';
import type { LinkedImage } from '@baize/api';
import { useIsReachable } from '@baize/routing';
import { media, Skeleton, TagIcon, theme, UiLink } from '@baize/ui';
import { styled } from 'styled-components';
import { SectionRail } from '../section-rail/SectionRail.tsx';

const PLACEHOLDERS = 3;

/** Partners' banners; some brands do without them (spec 2/2.2/6 and 12). */
export function PartnerBanners({ banners }: { banners: readonly LinkedImage[] | undefined }) {
  const { t } = useTranslation('content');
  const isReachable = useIsReachable();
  return (
    <SectionRail
      heading={t('partners')}
      icon={TagIcon}
      items={banners?.filter(({ url }) => isReachable(url))}
      placeholder={
        <Frame>
          <Skeleton shape="block" ratio="3 / 1" />
        </Frame>
      }
      placeholders={PLACEHOLDERS}
    >
      {({ image, url, name }, index) => (
        <Frame>
          <UiLink href={url} aria-label={name ?? t('partner', { number: index + 1 })}>
            <Picture src={image} alt="" width={1200} height={400} loading="lazy" decoding="async" />
          </UiLink>
        </Frame>
      )}
    </SectionRail>
  );
}

const Frame = styled.span`
  display: block;
  inline-size: clamp(270px, 78vw, 400px);
  ${media.desktop} {
    inline-size: clamp(340px, 27vw, 440px);
  }
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
