import { useServerText } from '@baize/i18n';
import { Button, EmptyState, HistoryIcon, lastDays } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { HistoryFilterState } from './useHistoryFilters.ts';

interface Props {
  state: HistoryFilterState;
}

const WIDE = 30;
const DAY = 86_400_000;

/** No rows (`data_not_found`, spec 3/history/10): suggests a longer period or fewer filters. */
export function HistoryEmpty({ state }: Props) {
  const { t } = useTranslation('accountHistory');
  const serverText = useServerText();
  const { filters, now, isUsual, apply, reset } = state;
  const isNarrow = filters.range.to - filters.range.from < (WIDE - 1) * DAY;
  return (
    <EmptyState
      icon={HistoryIcon}
      title={serverText('data_not_found')}
      text={t(isNarrow ? 'longer_period' : 'check_filters')}
      action={
        <>
          {isNarrow && (
            <Button onClick={() => apply({ ...filters, range: lastDays(WIDE, now) })}>
              {t('search_last_days', { days: WIDE })}
            </Button>
          )}
          {!isUsual && (
            <Button variant="secondary" onClick={reset}>
              {t('reset_filters')}
            </Button>
          )}
        </>
      }
    />
  );
}
