import { useText } from '@baize/i18n';
import { ProviderCarousel, useInView } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { contentMessages } from '../messages.ts';
import { providerQueries } from './providerQueries.ts';

/** The makers of the games, asked for when the end of the page comes near. */
export function Providers() {
  const t = useText(contentMessages);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, '600px');
  const { data = [] } = useQuery({ ...providerQueries.casino(), enabled: isNear });
  return (
    <div ref={place}>
      <ProviderCarousel
        heading={t('providers')}
        pauseLabel={t('pause')}
        playLabel={t('resume')}
        logos={data.map(({ id, name, image }) => ({
          id,
          name,
          image,
          href: `/casino?type=casino&provider=${id}`,
        }))}
      />
    </div>
  );
}
