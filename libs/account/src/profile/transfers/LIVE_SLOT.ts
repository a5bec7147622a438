/** The `:method` of an address that names the live slot's wallet; any other is poker's. */
export const LIVE_SLOT = 'live_slot';
