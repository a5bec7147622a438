import type { HistoryList } from '../HistoryList.ts';
import type { HistoryFilters } from './readHistoryFilters.ts';
import type { HistoryFilterState } from './useHistoryFilters.ts';

/** Props of a history's filters, in the page or in a sheet. */
export interface HistoryFilterProps<Row extends object> {
  list: HistoryList<Row>;
  state: HistoryFilterState;
  /** The rows for these filters are loading. */
  busy: boolean;
  onSearch: (filters: HistoryFilters) => void;
}
