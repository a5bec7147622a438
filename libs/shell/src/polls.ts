import { LONGEST_WAIT_MS } from './recovery/recoverQueries.ts';

/**
 * How often open pages repeat a request, in ms, and in which tabs: `oneVisible` is one tab for all. For tools; pages use
 * the original constants.
 */
export const polls = {
  /** Only while something on the page has failed because of an outage (ADR 68). */
  recovery: { everyMs: LONGEST_WAIT_MS, tabs: 'oneVisible' },
} as const;
