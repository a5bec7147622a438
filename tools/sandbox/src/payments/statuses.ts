/** The states of a deposit or withdrawal. */
export const PENDING = 0;
export const APPROVED = 1;
export const REJECTED = 2;
export const PROCESSING = 3;

/** What nobody has decided yet; a player has one of each type at most. */
export const OPEN_STATUSES = [PENDING, PROCESSING];
