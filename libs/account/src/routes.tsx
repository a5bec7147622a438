import { areaRoute, paths, type AppRoute } from '@baize/routing';
import type { accountPages } from './accountPages.ts';
import type { AccountEntries } from './layout/AccountEntriesContext.ts';
import { withAccountEntries } from './layout/withAccountEntries.tsx';

interface Options {
  /** The account menu's entries; the shell has them. */
  entries: AccountEntries;
}

type AccountPath = keyof typeof accountPages;

const accountRoute = areaRoute<AccountPath>(async () => (await import('./accountPages.ts')).accountPages, {
  skeletons: true,
});

/* The paths of `accountPages`, which an app's entry doesn't load. */
const PATHS: readonly AccountPath[] = [
  paths.accountMenu,
  paths.profile,
  paths.changePassword,
  paths.twoFactor,
  paths.smsVerification,
  paths.security,
  '/account/transfers/:method',
  paths.deposit,
  paths.withdraw,
  paths.rovpay,
  paths.envoy,
  paths.envoyQr,
  paths.gameTransfers,
  paths.financeActivities,
  paths.freeSpins,
  paths.playerBonuses,
  paths.accountActivities,
  paths.sessionHistory,
  paths.gameHistory,
  paths.bettingHistory,
  paths.selfExclusion,
  paths.coolingOff,
  paths.limits,
];

/** Routes of the account area. All need login: a visitor is redirected to /login and returns (spec 3/2). */
export const accountRoutes = ({ entries }: Options): readonly AppRoute[] =>
  PATHS.map((path) => withAccountEntries(entries)(accountRoute(path, { player: true })));
