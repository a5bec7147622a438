import { useTranslation } from 'react-i18next';
import { formatTime } from '@baize/i18n';
import { LiveClock, useFirstPageReady } from '@baize/ui';

const format = (now: Date) => `${formatTime(now)} UTC`;

/** The time of day. It renders only in the browser: a server-rendered time would already be stale. */
export function Clock() {
  const { t } = useTranslation('shellLater');
  return useFirstPageReady() && <LiveClock format={format} label={t('clock')} />;
}
