import type { Handler } from '../contract/Call.ts';
import { accountRoutes } from './account.ts';
import { casinoRoutes } from './casino.ts';
import { launchRoutes } from './launch.ts';
import { sessionRoutes } from './session.ts';
import { siteRoutes } from './site.ts';

/** Every operation's handler, by operation id. */
export const handlers: Record<string, Handler> = {
  ...siteRoutes,
  ...sessionRoutes,
  ...casinoRoutes,
  ...launchRoutes,
  ...accountRoutes,
};
