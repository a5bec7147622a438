import type { AppRoute } from '@baize/routing';

/** Routes of deposits and withdrawals. */
export const moneyRoutes: readonly AppRoute[] = [];
