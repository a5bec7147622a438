import { accountRoutes } from '@baize/account';
import { casinoHomeSections, casinoRoutes, PlayOn } from '@baize/casino';
import { contentRoutes } from '@baize/content';
import type { AppRoute } from '@baize/routing';
import { sessionRoutes } from '@baize/session';
import { AccountEntries, notFoundRoutes } from '@baize/shell';
import { sportHomeSections, sportRoutes } from '@baize/sport';

export const routes: readonly AppRoute[] = [
  ...contentRoutes({ home: [...casinoHomeSections, ...sportHomeSections], playOn: PlayOn }),
  ...casinoRoutes,
  ...sportRoutes,
  ...accountRoutes({ entries: AccountEntries }),
  ...sessionRoutes,
  ...notFoundRoutes,
];
