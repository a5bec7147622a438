import { useTranslation } from 'react-i18next';
import type { LinkedImage } from '@baize/api';
import { useIsReachable } from '@baize/routing';
import { Carousel, Icon, Skeleton, TagIcon, theme, UiLink, type PerView } from '@baize/ui';
import { styled } from 'styled-components';

const PLACEHOLDERS = 3;

const BANNERS_PER_VIEW: PerView = { 0: 1, 550: 2, 992: 3 };

/** An autoplaying strip of partners' banners; a brand may turn it off (spec 2/2.2/6 and 12). */
export function PartnerBanners({ banners }: { banners: readonly LinkedImage[] | undefined }) {
  const { t } = useTranslation('content');
  const isReachable = useIsReachable();
  const shown = banners?.filter(({ url }) => isReachable(url));
  if (shown?.length === 0) return null;
  return (
    <Carousel
      heading={t('partners')}
      icon={<Icon of={TagIcon} size={22} />}
      perView={BANNERS_PER_VIEW}
      labels={{
        prev: t('previous'),
        next: t('next'),
        pause: t('pause'),
        play: t('resume'),
        slide: (number, total) => t('partner_slide', { number, total }),
      }}
    >
      {shown
        ? shown.map(({ image, url, name }, index) => (
            <Banner key={index}>
              <UiLink href={url} aria-label={name ?? t('partner', { number: index + 1 })}>
                <Image src={image} alt="" width={1200} height={400} loading="lazy" decoding="async" />
              </UiLink>
            </Banner>
          ))
        : Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Banner key={index}>
              <Skeleton shape="block" ratio="3 / 1" />
            </Banner>
          ))}
    </Carousel>
  );
}

const Banner = styled.span`
  display: block;
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

const Image = styled.img`
  inline-size: 100%;
  aspect-ratio: 3 / 1;
  background: ${theme.color.skeleton};
  object-fit: cover;
  transition: transform ${theme.motion.slow} ${theme.motion.ease};
`;
