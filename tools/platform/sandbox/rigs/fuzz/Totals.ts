/** The result of a fuzz run. */
export interface Totals {
  requests: number;
  /** Replies by operation and status: `login 422`. */
  statuses: Map<string, number>;
}
