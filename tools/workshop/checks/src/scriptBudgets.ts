/**
 * Gzip, kB. A first route may weigh 1.48 times the libraries alone: 119.7 kB, as `npm run bench` builds them
 * for its floor (ADR 11).
 */
export const BUDGET = { first: 177.5, further: 25 } as const;
/**
 * The same for the account's pages, whose forms, tables and dialogs are several times those of any other page: what they
 * weigh now, so that they don't grow. The aim is the budget of all others.
 */
export const ACCOUNT_BUDGET = { first: 224.5, further: 66 } as const;
