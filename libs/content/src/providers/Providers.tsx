import { toSlug } from '@baize/i18n';
import { useTranslation } from 'react-i18next';
import { GamepadIcon, Icon, ProviderCarousel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { providerQueries } from './providerQueries.ts';

/** The game providers' logos. */
export function Providers() {
  const { t } = useTranslation('content');
  const { data = [] } = useQuery(providerQueries.casino());
  return (
    <ProviderCarousel
      heading={t('providers')}
      icon={<Icon of={GamepadIcon} size={22} />}
      labels={{
        prev: t('previous'),
        next: t('next'),
        pause: t('pause'),
        play: t('resume'),
        slide: (number, total) => t('logo', { number, total }),
      }}
      logos={data.map(({ id, name, image }) => ({
        id,
        name,
        image,
        href: `/providers/${toSlug(name)}/${id}`,
      }))}
    />
  );
}
