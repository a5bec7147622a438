import type { SliderType } from '@baize/api';
import { MOBILE, useDeviceId } from '@baize/brand';
import { useLanguage, useText } from '@baize/i18n';
import { HeroSlider } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { casinoMessages } from '../messages.ts';
import { lobbyQueries } from './lobbyQueries.ts';

/** The banners of a lobby; none at all take no room. */
export function LobbySlider({ type }: { type: SliderType }) {
  const t = useText(casinoMessages);
  const device = useDeviceId();
  const { data, isError } = useQuery(lobbyQueries.sliders(type, device, useLanguage()));
  if (isError || data?.length === 0) return null;
  return (
    <HeroSlider
      variant="cards"
      wide={device !== MOBILE}
      slides={(data ?? []).map(({ image, url }, index) => ({
        id: index,
        image,
        href: url,
        alt: t('banner', { number: index + 1 }),
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
  );
}
