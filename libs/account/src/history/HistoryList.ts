import type { Decoder } from '@baize/api';
import type { BadgeTone, IconComponent } from '@baize/ui';
import type tr from './locales/tr.json';
import type { RowWords } from './list-page/useRowWords.ts';

export type HistoryTextKey = keyof typeof tr;

/** The histories; each has a page of its own. */
export type HistoryId = 'transfers' | 'finance' | 'free_spins' | 'bonuses' | 'logs' | 'sessions' | 'games';

/** A history's request, as the contract names its parameters; what is empty is left out (spec 3/history/4). */
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

/** A filter's option: the value that is sent, and its name. */
export interface HistoryChoice {
  value: number;
  label: HistoryTextKey;
}

type Column<Row> =
  | { kind: 'text'; value: (row: Row, words: RowWords) => string | undefined }
  /** In ms since 1970. */
  | { kind: 'time'; value: (row: Row) => number | undefined }
  /** Minor units; `signed` rows show a plus too, where the direction matters. */
  | { kind: 'money'; value: (row: Row) => number | undefined; signed?: (row: Row) => boolean }
  | { kind: 'status'; value: (row: Row) => StatusWord | undefined };

/** A column of a history: the table, the list of phones, the CSV file and the details are all made from it. */
export type HistoryColumn<Row> = Column<Row> & { head: HistoryTextKey };

/** A sum of what is shown, in minor units; undefined where an amount of it can't be read. */
export interface HistoryTotal {
  label: HistoryTextKey;
  minor: number | undefined;
  signed?: boolean;
}

export interface RowSign {
  icon?: IconComponent;
  tone?: 'plain' | 'positive' | 'warning' | 'danger';
  /** Address of an image, which replaces the icon. */
  image?: string | undefined;
}

/** Everything that differs between the histories (spec 3/history/1). */
export interface HistoryList<Row extends object> {
  id: HistoryId;
  title: HistoryTextKey;
  lead: HistoryTextKey;
  /** Only of a list whose default range isn't `DAYS_BACK` (spec 3/history/1). */
  daysBack?: number;
  types?: readonly HistoryChoice[];
  statuses?: readonly HistoryChoice[];
  /** A payment method can be chosen once a type is (spec 3/history/3). */
  byMethod?: boolean;
  ask: (query: HistoryQuery, signal: AbortSignal) => Promise<unknown>;
  decode: Decoder<Row>;
  /** The first names the row. */
  columns: readonly HistoryColumn<Row>[];
  /** Shown on demand, below the row. */
  details?: readonly HistoryColumn<Row>[];
  sign: (row: Row) => RowSign;
  totals?: (rows: readonly Row[]) => readonly HistoryTotal[];
  /** The page is left on status 500 (spec 3/history/13). */
  leavesOnServerError?: boolean;
}
