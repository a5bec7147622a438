import { useTranslation } from 'react-i18next';
import type { SliderType } from '@baize/api';
import { MOBILE, useDeviceId } from '@baize/site';
import { useLanguage } from '@baize/i18n';
import { lazyPart, useIsReachable } from '@baize/routing';
import { HeroSlider } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lobbyQueries } from './lobbyQueries.ts';

const LobbyBackdrop = lazyPart(async () => (await import('./LobbyBackdrop.tsx')).LobbyBackdrop);

/** The banners of a lobby, and the light behind them. Renders nothing if there are none. */
export function LobbySlider({ type }: { type: SliderType }) {
  const { t } = useTranslation('casino');
  const device = useDeviceId();
  const { data, isError } = useQuery(lobbyQueries.sliders(type, device, useLanguage()));
  const isReachable = useIsReachable();
  const banners = data?.filter(({ url }) => isReachable(url));
  if (isError || banners?.length === 0) return null;
  return (
    <>
      <HeroSlider
        variant="strip"
        wide={device !== MOBILE}
        slides={(banners ?? []).map(({ image, url, name }, index) => ({
          id: index,
          image,
          href: url,
          alt: name ?? t('banner', { number: index + 1 }),
        }))}
        labels={{
          region: t('banners'),
          prev: t('previous'),
          next: t('next'),
          pause: t('pause'),
          play: t('resume'),
          slide: (number, total) => t('slide', { number, total }),
        }}
      />
      <Suspense fallback={null}>
        <LobbyBackdrop image={banners?.[0]?.image} />
      </Suspense>
    </>
  );
}
