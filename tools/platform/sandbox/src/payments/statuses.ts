/** Statuses of a deposit or withdrawal. */
export const PENDING = 0;
export const APPROVED = 1;
export const REJECTED = 2;
export const PROCESSING = 3;

/** Statuses without a decision; a player has at most one open payment of each type. */
export const OPEN_STATUSES = [PENDING, PROCESSING];
