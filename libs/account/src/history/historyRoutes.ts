import { lazyPage, type AppRoute } from '@baize/routing';
import { bonusTexts } from '../bonuses/texts.ts';
import { listPage } from './listPage.tsx';
import { historyTexts } from './texts.ts';

const player = (path: string, page: AppRoute['page'], ...chunks: string[]): AppRoute => ({
  path,
  page,
  player: true,
  chunks: ['HistoryPage', ...chunks],
});

const transfers = listPage(async () => (await import('./lists/transferHistory.ts')).transferHistory);
const finance = listPage(async () => (await import('./lists/financeHistory.ts')).financeHistory);
const freeSpins = lazyPage(
  async () => (await import('../bonuses/FreeSpinsPage.tsx')).FreeSpinsPage,
  historyTexts,
  bonusTexts,
);
const bonuses = listPage(async () => (await import('./lists/bonusHistory.ts')).bonusHistory);
const logs = lazyPage(
  async () => (await import('./statement/AccountLogsPage.tsx')).AccountLogsPage,
  historyTexts,
);
const sessions = listPage(async () => (await import('./lists/sessionHistory.ts')).sessionHistory);
const games = listPage(async () => (await import('./lists/gameHistory.ts')).gameHistory);

const betting = lazyPage(
  async () => (await import('./betting/BettingHistoryPage.tsx')).BettingHistoryPage,
  historyTexts,
);

/** Routes of histories, free spins and bonuses (spec 3/history/1 to 25). */
export const historyRoutes: readonly AppRoute[] = [
  player('/GameTransfers', transfers, 'transferHistory'),
  player('/FinanceActivities', finance, 'financeHistory'),
  player('/FreeSpins', freeSpins, 'FreeSpinsPage'),
  player('/PlayerBonuses', bonuses, 'bonusHistory'),
  player('/AccountActivities', logs, 'AccountLogsPage'),
  player('/SessionHistory', sessions, 'sessionHistory'),
  player('/gameHistory', games, 'gameHistory'),
  { path: '/BettingHistory', page: betting, player: true, chunks: ['BettingHistoryPage'] },
];
