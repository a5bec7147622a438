import { useTranslation } from 'react-i18next';
import { useSiteOptions } from '@baize/site';
import { SocialLinks } from '@baize/ui';
import { socialLinksOf } from './socialLinksOf.ts';

/** Links to the site's social networks. */
export function SocialMediaLinks({ size }: { size?: 's' | 'm' }) {
  const { t } = useTranslation('shellDeferred');
  return <SocialLinks label={t('social')} links={socialLinksOf(useSiteOptions())} size={size} />;
}
