import { lazyPage } from '@baize/routing';
import { bonusTexts } from '../bonuses/texts.ts';
import { listPage } from './listPage.tsx';
import { historyTexts } from './texts.ts';

const transfers = listPage(async () => (await import('./lists/transferHistory.ts')).transferHistory);
const finance = listPage(async () => (await import('./lists/financeHistory.ts')).financeHistory);
const freeSpins = lazyPage(
  async () => (await import('../bonuses/FreeSpinsPage.tsx')).FreeSpinsPage,
  historyTexts,
  bonusTexts,
);
const bonuses = lazyPage(
  async () => (await import('../bonuses/PlayerBonusesPage.tsx')).PlayerBonusesPage,
  historyTexts,
  bonusTexts,
);
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

/** Histories, free spins and bonuses (spec 3/history/1 to 25). */
export const historyPages = { transfers, finance, freeSpins, bonuses, logs, sessions, games, betting };
