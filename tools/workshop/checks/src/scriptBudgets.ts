/**
 * Gzip, kB. A first route may be 1.481 times as large as the libraries alone: 119.8 kB, as built by `npm run bench` for
 * its floor (ADR 11 and 86).
 */
export const BUDGET = { first: 177.4, further: 17 } as const;
/**
 * The same for account pages, which have several times the forms, tables and dialogs of other pages. These are their
 * current sizes, so that they don't grow; the aim is the budget of all others.
 */
export const ACCOUNT_BUDGET = { first: 223, further: 62 } as const;
