import { lazyPages, type AppRoute, paths } from '@baize/routing';
import type { AccountPageName } from './accountPages.ts';
import type { AccountEntries } from './layout/AccountEntriesContext.ts';
import { withAccountEntries } from './layout/withAccountEntries.tsx';

interface Options {
  /** The account menu's entries; the shell has them. */
  entries: AccountEntries;
}

const page = lazyPages(async () => (await import('./accountPages.ts')).accountPages);
const skeleton = lazyPages(async () => (await import('./accountPages.ts')).accountSkeletons);

/** Address, page, and the build's names for the page's code. */
type Row = readonly [path: string, page: AccountPageName, ...chunks: string[]];

const ROWS: readonly Row[] = [
  [paths.accountMenu, 'hub', 'AccountMenuPage'],
  [paths.profile, 'profile', 'ProfilePage'],
  [paths.changePassword, 'password', 'ChangePasswordPage'],
  [paths.twoFactor, 'twoFactor', 'TwoFactorPage'],
  [paths.smsVerification, 'smsVerification', 'SmsVerificationPage'],
  [paths.security, 'security', 'SecurityPage'],
  ['/account/transfers/:method', 'walletTransfers', 'TransfersPage'],
  [paths.deposit, 'deposit', 'DepositPage'],
  [paths.withdraw, 'withdraw', 'WithdrawPage'],
  ['/Deposit/RovPay', 'rovpay', 'RovpayPage'],
  ['/Deposit/envoy', 'envoyBank', 'EnvoyBankPage'],
  ['/Deposit/envoyqr', 'envoyQr', 'EnvoyQrPage'],
  [paths.gameTransfers, 'transfers', 'HistoryPage', 'transferHistory'],
  [paths.financeActivities, 'finance', 'HistoryPage', 'financeHistory'],
  [paths.freeSpins, 'freeSpins', 'HistoryPage', 'FreeSpinsPage'],
  [paths.playerBonuses, 'bonuses', 'HistoryPage', 'PlayerBonusesPage'],
  [paths.accountActivities, 'logs', 'HistoryPage', 'AccountLogsPage'],
  [paths.sessionHistory, 'sessions', 'HistoryPage', 'sessionHistory'],
  [paths.gameHistory, 'games', 'HistoryPage', 'gameHistory'],
  [paths.bettingHistory, 'betting', 'BettingHistoryPage'],
  [paths.selfExclusion, 'exclusion', 'ClosurePage'],
  [paths.coolingOff, 'coolingOff', 'ClosurePage'],
  [paths.limits, 'limits', 'LimitsPage'],
];

/** Routes of the account area. All need login: a visitor is redirected to /login and returns (spec 3/2). */
export const accountRoutes = ({ entries }: Options): readonly AppRoute[] =>
  ROWS.map(([path, name, ...chunks]) =>
    withAccountEntries(entries)({
      path,
      page: page(name),
      skeleton: skeleton(name),
      player: true,
      chunks: ['accountPages', name === 'hub' ? 'AccountMenuSkeleton' : 'AccountPageSkeleton', ...chunks],
    }),
  );
