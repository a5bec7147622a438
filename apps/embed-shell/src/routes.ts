import { accountRoutes } from '@baize/account';
import { casinoHomeSections, casinoRoutes, PlayOn } from '@baize/casino';
import { contentRoutes } from '@baize/content';
import type { AppRoute } from '@baize/routing';
import { sessionRoutes } from '@baize/session';
import { AccountEntries, notFoundRoutes } from '@baize/shell';

export const routes: readonly AppRoute[] = [
  ...contentRoutes({
    home: casinoHomeSections,
    playOn: PlayOn,
    popup: false,
  }),
  ...casinoRoutes,
  ...accountRoutes({ entries: AccountEntries }),
  ...sessionRoutes,
  ...notFoundRoutes,
];
