/** The `:method` in the URL for the live slot wallet; any other means poker. */
export const LIVE_SLOT = 'live_slot';
