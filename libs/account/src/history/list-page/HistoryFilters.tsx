import { useMediaQuery, PHONE_QUERY } from '@baize/ui';
import { HistoryFilterForm } from './HistoryFilterForm.tsx';
import type { HistoryFilterProps } from './HistoryFilterProps.ts';
import { HistoryFilterSheet } from './HistoryFilterSheet.tsx';

/** The filters of a history: a form above its rows; on phones a line that opens it. */
export const HistoryFilters = <Row extends object>(props: HistoryFilterProps<Row>) =>
  useMediaQuery(PHONE_QUERY) ? <HistoryFilterSheet {...props} /> : <HistoryFilterForm {...props} />;
