import type { Decoder } from '@baize/api';
import type { BadgeTone, IconComponent } from '@baize/ui';
import type tr from './locales/tr.json';
import type { RowWords } from './list-page/useRowWords.ts';

export type HistoryTextKey = keyof typeof tr;

/** The histories, each with its own page. */
export type HistoryId = 'transfers' | 'finance' | 'free_spins' | 'bonuses' | 'logs' | 'sessions' | 'games';

/** A history's request, with the contract's parameter names; empty ones are omitted (spec 3/history/4). */
export interface HistoryQuery {
  /** UTC, `YYYY-MM-DD HH:mm:ss`, both included. */
  start_date: string;
  end_date: string;
  page: number;
  type?: number;
  status?: number;
  payment_id?: number;
}

/** A status or a kind, in words. */
export interface StatusWord {
  label: HistoryTextKey;
  tone: BadgeTone;
}

/** A filter option: the value to send, and its label. */
export interface HistoryChoice {
  value: number;
  label: HistoryTextKey;
}

type Column<Row> =
  | { kind: 'text'; value: (row: Row, words: RowWords) => string | undefined }
  /** In ms since 1970. */
  | { kind: 'time'; value: (row: Row) => number | undefined }
  /** Minor units; `signed` rows also show a plus, if the direction matters. */
  | { kind: 'money'; value: (row: Row) => number | undefined; signed?: (row: Row) => boolean }
  | { kind: 'status'; value: (row: Row) => StatusWord | undefined };

/** A column of a history. The table, the list on phones, the CSV file and the details are all generated from it. */
export type HistoryColumn<Row> = Column<Row> & { head: HistoryTextKey };

/** A sum of the rows on screen, in minor units; undefined if one of the amounts can't be read. */
export interface HistoryTotal {
  label: HistoryTextKey;
  minor: number | undefined;
  signed?: boolean;
}

export interface RowSign {
  icon?: IconComponent;
  tone?: 'plain' | 'positive' | 'warning' | 'danger';
  /** URL of an image that replaces the icon. */
  image?: string | undefined;
}

/** All differences between the histories (spec 3/history/1). */
export interface HistoryList<Row extends object> {
  id: HistoryId;
  title: HistoryTextKey;
  lead: HistoryTextKey;
  /** Only for a list with a default range other than `DAYS_BACK` (spec 3/history/1). */
  daysBack?: number;
  types?: readonly HistoryChoice[];
  statuses?: readonly HistoryChoice[];
  /** A payment method can be chosen after a type (spec 3/history/3). */
  byMethod?: boolean;
  fetchPage: (query: HistoryQuery, signal: AbortSignal) => Promise<unknown>;
  decode: Decoder<Row>;
  /** The first column names the row. */
  columns: readonly HistoryColumn<Row>[];
  /** Shown on demand, below the row. */
  details?: readonly HistoryColumn<Row>[];
  sign: (row: Row) => RowSign;
  totals?: (rows: readonly Row[]) => readonly HistoryTotal[];
  /** Leaves the page on status 500 (spec 3/history/13). */
  leavesOnServerError?: boolean;
}
