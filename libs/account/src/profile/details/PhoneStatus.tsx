import type { Profile } from '@baize/api';
import { useHasRoute, paths } from '@baize/routing';
import { Badge, TextLink } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { decodeBoolean } from '@baize/api';

/** Whether the phone is verified, with a link to verify it. */
export function PhoneStatus({ me }: { me: Profile }) {
  const { t } = useTranslation('accountProfile');
  const hasPage = useHasRoute()(paths.smsVerification);
  if (decodeBoolean(me.user_detail?.phone_verification))
    return <Badge tone="positive">{t('verified')}</Badge>;
  if (!hasPage) return <Badge tone="warning">{t('not_verified')}</Badge>;
  return <TextLink href={paths.smsVerification}>{t('verify_phone')}</TextLink>;
}
