import type { Handler } from '../contract/Call.ts';
import { accountRoutes } from './accountRoutes.ts';
import { bonusesRoutes } from './bonusesRoutes.ts';
import { casinoRoutes } from './casinoRoutes.ts';
import { financeRoutes } from './financeRoutes.ts';
import { launchRoutes } from './launchRoutes.ts';
import { paymentsRoutes } from './paymentsRoutes.ts';
import { profileRoutes } from './profileRoutes.ts';
import { protectionRoutes } from './protectionRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { siteRoutes } from './siteRoutes.ts';
import { verificationRoutes } from './verificationRoutes.ts';
import { sportRoutes } from './sportRoutes.ts';
import { walletsRoutes } from './walletsRoutes.ts';

/** Every operation's handler, by operation id. */
export const handlers = new Map(
  Object.entries<Handler>({
    ...siteRoutes,
    ...sessionRoutes,
    ...profileRoutes,
    ...verificationRoutes,
    ...protectionRoutes,
    ...casinoRoutes,
    ...launchRoutes,
    ...accountRoutes,
    ...walletsRoutes,
    ...paymentsRoutes,
    ...financeRoutes,
    ...bonusesRoutes,
    ...sportRoutes,
  }),
);
