import { useSiteOptions } from '@baize/brand';
import { useText } from '@baize/i18n';
import { SocialLinks } from '@baize/ui';
import { shellMessages } from '../messages.ts';
import { socialOf } from './socialOf.ts';

/** Where else the site can be found. */
export function Social({ size }: { size?: 's' | 'm' }) {
  const t = useText(shellMessages);
  return <SocialLinks label={t('social')} links={socialOf(useSiteOptions())} size={size} />;
}
