import { formatTime, useText } from '@baize/i18n';
import { LiveClock, useSettled } from '@baize/ui';
import { shellMessages } from '../messages.ts';

const format = (now: Date) => `${formatTime(now)} UTC`;

/** The time of day, as everything on the site is dated. It starts with the page: a painted one would be of another second. */
export function Clock() {
  const t = useText(shellMessages);
  return useSettled() && <LiveClock format={format} label={t('clock')} />;
}
