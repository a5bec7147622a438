import { useTranslation } from 'react-i18next';
import { useDates } from '@baize/brand/dates';
import { LiveClock, useFirstPageReady } from '@baize/ui';

/** The time of day. It renders only in the browser, because a server-rendered time would already be stale. */
export function Clock() {
  const { t } = useTranslation('shellDeferred');
  const { time, zone = '', label } = useDates();
  const format = (now: Date) => `${time(now.getTime())} ${zone}`.trim();
  return useFirstPageReady() && <LiveClock format={format} label={label(t('clock'))} />;
}
