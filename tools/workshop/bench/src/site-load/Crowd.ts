/** Visitors, each of whom sends the next request as soon as they have their reply. */
export interface Crowd {
  port: number;
  /** A host of each brand; the visitors rotate through them. */
  hosts: readonly string[];
  visitors: number;
  /** What the visitors request in turn; `{new}` is different each time, so that its page isn't cached. */
  paths: readonly string[];
  headers?: Record<string, string>;
  /** When they stop: after so many seconds, or so many requests. */
  until: { seconds: number } | { requests: number };
}

/** A page that was never requested before. */
export const UNSEEN_PATH = '/casino?search={new}';
