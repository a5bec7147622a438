import type { AppRoute } from '@baize/routing';

/** Routes of histories, free spins and bonuses. */
export const historyRoutes: readonly AppRoute[] = [];
