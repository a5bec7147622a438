import { useDates } from '@baize/brand/dates';
import type { RangeFormat, RangeLabels, RangePreset } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { DAYS_BACK } from '../historyDates.ts';
import type { HistoryList } from '../HistoryList.ts';

interface RangeTexts {
  labels: RangeLabels;
  format: RangeFormat;
  /** Today, the history's own range, a week, a month. */
  presets: readonly RangePreset[];
}

const WEEK = 7;
const MONTH = 30;

/** The texts of a history's date range, in the same format as its rows. */
export function useRangeTexts({ daysBack = DAYS_BACK }: Pick<HistoryList<object>, 'daysBack'>): RangeTexts {
  const { t } = useTranslation('accountHistory');
  const { zone, label, minute, other, otherZone, differs, fromWall } = useDates();
  return {
    labels: {
      from: label(t('range_from')),
      to: label(t('range_to')),
      apply: t('range_apply'),
      cancel: t('cancel'),
      previousMonth: t('previous_month'),
      nextMonth: t('next_month'),
      today: t('today'),
      chosen: t('chosen'),
      other: (span) => (otherZone ? `${span} ${otherZone}` : t('in_your_time_span', { span })),
    },
    format: {
      text: (wall) => minute(fromWall(wall)),
      other: (wall) => {
        const ms = fromWall(wall);
        return differs(ms) ? other(ms) : undefined;
      },
      zone,
    },
    presets: [
      { label: t('today'), days: 1 },
      ...[daysBack + 1, WEEK, MONTH].map((days) => ({ label: t('last_days', { days }), days })),
    ],
  };
}
