import { lazyPages, type AppRoute } from '@baize/routing';
import type { AccountPageName } from './accountPages.ts';
import type { AccountEntries } from './layout/AccountEntriesContext.ts';
import { accountMenuPath } from './layout/accountMenuPath.ts';
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
  [accountMenuPath, 'hub', 'AccountMenuPage'],
  ['/Account', 'profile', 'ProfilePage'],
  ['/ChangePassword', 'password', 'ChangePasswordPage'],
  ['/TwoFactor', 'twoFactor', 'TwoFactorPage'],
  ['/account/sms-verification', 'smsVerification', 'SmsVerificationPage'],
  ['/account/security', 'security', 'SecurityPage'],
  ['/account/transfers/:method', 'walletTransfers', 'TransfersPage'],
  ['/Deposit', 'deposit', 'DepositPage'],
  ['/Withdraw', 'withdraw', 'WithdrawPage'],
  ['/Deposit/RovPay', 'rovpay', 'RovpayPage'],
  ['/Deposit/envoy', 'envoyBank', 'EnvoyBankPage'],
  ['/Deposit/envoyqr', 'envoyQr', 'EnvoyQrPage'],
  ['/GameTransfers', 'transfers', 'HistoryPage', 'transferHistory'],
  ['/FinanceActivities', 'finance', 'HistoryPage', 'financeHistory'],
  ['/FreeSpins', 'freeSpins', 'HistoryPage', 'FreeSpinsPage'],
  ['/PlayerBonuses', 'bonuses', 'HistoryPage', 'PlayerBonusesPage'],
  ['/AccountActivities', 'logs', 'HistoryPage', 'AccountLogsPage'],
  ['/SessionHistory', 'sessions', 'HistoryPage', 'sessionHistory'],
  ['/gameHistory', 'games', 'HistoryPage', 'gameHistory'],
  ['/BettingHistory', 'betting', 'BettingHistoryPage'],
  ['/self-exclusion', 'exclusion', 'ClosurePage'],
  ['/cooling-off-periods', 'coolingOff', 'ClosurePage'],
  ['/account-limitation', 'limits', 'LimitsPage'],
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
