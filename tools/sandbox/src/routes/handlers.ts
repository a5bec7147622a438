import type { Handler } from '../contract/Call.ts';
import { accountRoutes } from './account.ts';
import { bonusRoutes } from './bonuses.ts';
import { casinoRoutes } from './casino.ts';
import { financeRoutes } from './finance.ts';
import { launchRoutes } from './launch.ts';
import { paymentRoutes } from './payments.ts';
import { profileRoutes } from './profile.ts';
import { protectionRoutes } from './protection.ts';
import { sessionRoutes } from './session.ts';
import { siteRoutes } from './site.ts';
import { verificationRoutes } from './verification.ts';
import { sportRoutes } from './sport.ts';
import { walletRoutes } from './wallets.ts';

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
    ...walletRoutes,
    ...paymentRoutes,
    ...financeRoutes,
    ...bonusRoutes,
    ...sportRoutes,
  }),
);
