import { lazyPage, type AppRoute } from '@baize/routing';
import { historyRoutes } from './history/historyRoutes.ts';
import type { AccountEntries } from './layout/AccountEntriesContext.ts';
import { accountMenuPath } from './layout/accountMenuPath.ts';
import { withAccountEntries } from './layout/withAccountEntries.tsx';
import { moneyRoutes } from './money/moneyRoutes.ts';
import { profileRoutes } from './profile/profileRoutes.ts';
import { protectionRoutes } from './protection/protectionRoutes.ts';
import { accountTexts } from './texts.ts';

interface Options {
  /** The account menu's entries; the shell has them. */
  entries: AccountEntries;
}

const hub: AppRoute = {
  path: accountMenuPath,
  player: true,
  chunks: ['AccountMenuPage'],
  page: lazyPage(async () => (await import('./layout/AccountMenuPage.tsx')).AccountMenuPage, accountTexts),
};

/** Routes of the account area. All need login: a visitor is redirected to /login and returns (spec 3/2). */
export const accountRoutes = ({ entries }: Options): readonly AppRoute[] =>
  [hub, ...profileRoutes, ...moneyRoutes, ...historyRoutes, ...protectionRoutes].map(
    withAccountEntries(entries),
  );
