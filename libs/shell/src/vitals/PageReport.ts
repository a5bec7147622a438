/** What one page view reports to the site server (ADR 78): no person, no id, no address, no message. */
export interface PageReport {
  /** The app's folder in `apps`. */
  app: string;
  version: string;
  /** The pattern of the first page's route: `/casino`, `/PlayGame/:id`. */
  page: string;
  /** Web vitals: CLS has no unit, the others are in ms. */
  vitals: Partial<Record<'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB', number>>;
  errors: Partial<Record<BrowserError, number>>;
  failures: Partial<Record<CallFailure, number>>;
}

/**
 * - `error`, `rejection`: uncaught
 * - `crash`: caught by an error boundary, which shows something else in place of the part
 * - `chunk`: code that didn't load
 */
export type BrowserError = 'error' | 'rejection' | 'crash' | 'chunk';

/** A call's status class, or what went wrong without an error status (`ApiError`). */
export type CallFailure = '4xx' | '5xx' | 'network' | 'timeout' | 'unreadable';
