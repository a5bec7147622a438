/** What a run of the fuzz saw. */
export interface Totals {
  requests: number;
  /** How often each operation answered with each status: `login 422`. */
  statuses: Map<string, number>;
}
