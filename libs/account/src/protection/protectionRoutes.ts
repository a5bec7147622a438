import type { AppRoute } from '@baize/routing';

/** Routes of limits, cooling-off and self-exclusion. */
export const protectionRoutes: readonly AppRoute[] = [];
