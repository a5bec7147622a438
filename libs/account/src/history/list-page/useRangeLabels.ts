import type { RangeLabels, RangePreset } from '@baize/ui';
import { useTranslation } from 'react-i18next';

interface RangeTexts {
  labels: RangeLabels;
  presets: readonly RangePreset[];
}

/** The texts of a history's range of dates. */
export function useRangeLabels(): RangeTexts {
  const { t } = useTranslation('accountHistory');
  return {
    labels: {
      from: t('range_from'),
      to: t('range_to'),
      apply: t('range_apply'),
      cancel: t('cancel'),
      previousMonth: t('previous_month'),
      nextMonth: t('next_month'),
      today: t('today'),
      chosen: t('chosen'),
      local: (span) => t('in_your_time_span', { span }),
    },
    presets: [
      { label: t('today'), days: 1 },
      { label: t('last_days', { days: 7 }), days: 7 },
      { label: t('last_days', { days: 30 }), days: 30 },
    ],
  };
}
