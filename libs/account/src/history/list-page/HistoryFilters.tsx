import { useMediaQuery } from '@baize/ui';
import { HistoryFilterForm } from './HistoryFilterForm.tsx';
import type { HistoryFilterProps } from './HistoryFilterProps.ts';
import { HistoryFilterSheet } from './HistoryFilterSheet.tsx';
import { PHONE } from './PHONE.ts';

/** The filters of a history: a form above its rows, on phones a line that opens it. */
export const HistoryFilters = <Row extends object>(props: HistoryFilterProps<Row>) =>
  useMediaQuery(PHONE) ? <HistoryFilterSheet {...props} /> : <HistoryFilterForm {...props} />;
