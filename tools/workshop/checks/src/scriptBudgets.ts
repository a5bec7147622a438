/**
 * Gzip, kB. A first route may be 1.484 times as large as the libraries alone: 119.8 kB, as built by `npm run bench` for
 * its floor (ADR 11 and 84).
 */
export const BUDGET = { first: 177.8, further: 25 } as const;
/**
 * The same for account pages, which have several times the forms, tables and dialogs of other pages. These are their
 * current sizes, so that they don't grow; the aim is the budget of all others.
 */
export const ACCOUNT_BUDGET = { first: 225.6, further: 66.5 } as const;
