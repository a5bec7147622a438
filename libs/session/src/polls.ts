import { REFRESH_EVERY } from './token/refreshSchedule.ts';

/**
 * How often open pages repeat a request, in ms, and in which tabs: `one` is one tab for all, in the background too. For
 * tools; pages use the original constants.
 */
export const polls = {
  session: { everyMs: REFRESH_EVERY, tabs: 'one' },
} as const;
