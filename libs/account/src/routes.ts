import type { AppRoute } from '@baize/routing';
import { historyRoutes } from './history/historyRoutes.ts';
import { moneyRoutes } from './money/moneyRoutes.ts';
import { profileRoutes } from './profile/profileRoutes.ts';
import { protectionRoutes } from './protection/protectionRoutes.ts';

/** Routes of the account area. All need login: a visitor is redirected to /login and returns (spec 3/2). */
export const accountRoutes: readonly AppRoute[] = [
  ...profileRoutes,
  ...moneyRoutes,
  ...historyRoutes,
  ...protectionRoutes,
];
