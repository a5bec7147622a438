/**
 * Gzip, kB. A first route may be 1.484 times as large as the libraries alone: 119.8 kB, as built by `npm run bench` for
 * its floor (ADR 11, 86 and 87).
 */
export const BUDGET = { first: 177.7, further: 17 } as const;
/**
 * The same for account pages, which have several times the forms, tables and dialogs of other pages. These are their
 * current sizes, so that they don't grow; the aim is the budget of all others.
 */
export const ACCOUNT_BUDGET = { first: 223, further: 62 } as const;
