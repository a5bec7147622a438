import { useTranslation } from 'react-i18next';
import { useSiteOptions } from '@baize/brand';
import { SocialLinks } from '@baize/ui';
import { socialOf } from './socialOf.ts';

/** Links to the site's social networks. */
export function Social({ size }: { size?: 's' | 'm' }) {
  const { t } = useTranslation('shellLater');
  return <SocialLinks label={t('social')} links={socialOf(useSiteOptions())} size={size} />;
}
