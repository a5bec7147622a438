import type { ReactNode } from 'react';

/** One column of a DataTable. The first names its row. */
export type Column<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * `number` is right-aligned with tabular figures: amounts with the same number of decimals align at the
   * decimal.
   */
  kind?: 'text' | 'number';
  /** The column in the totals row; the first column's text names that row. */
  total?: ReactNode;
  sortable?: boolean;
  /** On cards: `aside` goes to the end of the card's head (an amount, a status), `none` is left out there. */
  card?: 'aside' | 'none';
  /** Width of its skeleton, a CSS length. */
  skeleton?: string;
};

export type SortDirection = 'ascending' | 'descending';
export type Sort = { column: string; direction: SortDirection };
