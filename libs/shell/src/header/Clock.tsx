import { useTranslation } from 'react-i18next';
import { formatTime } from '@baize/i18n';
import { LiveClock, useFirstPageReady } from '@baize/ui';

const format = (now: Date) => `${formatTime(now)} UTC`;

/** The time of day, as everything on the site is dated. It starts with the page: a painted one would be of another second. */
export function Clock() {
  const { t } = useTranslation('shellLater');
  return useFirstPageReady() && <LiveClock format={format} label={t('clock')} />;
}
