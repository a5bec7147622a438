import type { ReactNode } from 'react';
import type { Keyed } from '../decodeHistoryPage.ts';
import type { HistoryList } from '../HistoryList.ts';
import type { RowWords } from './useRowWords.ts';

/** Props shared by the table and the list on phones. */
export interface RowsProps<Row extends object> {
  list: HistoryList<Row>;
  rows: readonly Keyed<Row>[];
  words: RowWords;
  loading: boolean;
  /** Another page is loading. */
  busy: boolean;
  /** Announced. */
  status: string;
  empty: ReactNode;
  error: ReactNode;
}
