import { useText } from '@baize/i18n';
import { ProviderCarousel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { contentMessages } from '../messages.ts';
import { providerQueries } from './providerQueries.ts';

/** The makers of the games. */
export function Providers() {
  const t = useText(contentMessages);
  const { data = [] } = useQuery(providerQueries.casino());
  return (
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
  );
}
