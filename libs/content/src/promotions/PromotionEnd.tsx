import { decoder } from '@baize/api';
import { ClockIcon, Countdown } from '@baize/ui';
import { useIsHydrated } from '@baize/ui/store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Counts down to the end of a promotion, then shows that it has ended. Not rendered on the server, which has a
 * different clock.
 */
export function PromotionEnd({ endsAt }: { endsAt: string | undefined }) {
  const { t } = useTranslation('contentPromotions');
  const [isOver, setOver] = useState(false);
  const deadline = decoder.moment(endsAt);
  if (!useIsHydrated() || deadline === undefined) return null;
  if (isOver) return <span>{t('ended')}</span>;
  return (
    <Countdown
      deadline={deadline}
      form="days"
      icon={ClockIcon}
      label={t('ends_in')}
      inDays={(count) => t('days', { count })}
      onEnd={() => setOver(true)}
    />
  );
}
