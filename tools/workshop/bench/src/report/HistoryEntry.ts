import type { MeasuredApp } from '../browser/DEVICES.ts';

/** One run's figures, a line of `artifacts/bench/history.jsonl`. */
export interface HistoryEntry {
  /** Full hash of the measured commit, with `+` after it if the working tree had changes. */
  commit: string;
  /** ISO 8601. */
  date: string;
  brand: string;
  /** Not in entries from the time when only `mobile-web` was measured. */
  app?: MeasuredApp;
  /** CPU slowdown factor. */
  cpu: number;
  /** The judged figures by metric and page: a ratio for metrics that are compared with the floor. */
  figures: Readonly<Record<string, number>>;
}
