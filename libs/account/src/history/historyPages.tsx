import type { TextNamespace } from '@baize/i18n';
import { lazyPage, paths, type AreaPage } from '@baize/routing';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { bonusTexts } from '../bonuses/texts.ts';
import { pageSkeleton } from '../layout/pageSkeleton.tsx';
import type { HistoryList } from './HistoryList.ts';
import type keys from './locales/tr.json';
import { historyTexts } from './texts.ts';

type Key = keyof typeof keys;

const historyPage = (
  title: Key,
  lead: Key,
  load: () => Promise<ComponentType>,
  ...texts: TextNamespace[]
): AreaPage => ({
  page: lazyPage(load, historyTexts, ...texts),
  skeleton: pageSkeleton(() => {
    const { t } = useTranslation('accountHistory');
    return { title: t(title), lead: t(lead) };
  }, historyTexts),
});

type LoadList<Row extends object> = () => Promise<HistoryList<Row>>;

const importLoader =
  <Row extends object>(load: LoadList<Row>): AreaPage['importLoader'] =>
  async () => {
    const [{ loadHistory }, list] = await Promise.all([import('./list-page/loadHistory.ts'), load()]);
    return loadHistory(list);
  };

/** The page of a list; its declaration and the page's code load together. */
const listPage = <Row extends object>(title: Key, lead: Key, load: LoadList<Row>): AreaPage => ({
  ...historyPage(title, lead, async () => {
    const [{ HistoryPage }, list] = await Promise.all([import('./list-page/HistoryPage.tsx'), load()]);
    return () => <HistoryPage list={list} />;
  }),
  importLoader: importLoader(load),
});

/** Histories, free spins and bonuses (spec 3/history/1 to 25). */
export const historyPages = {
  [paths.gameTransfers]: listPage(
    'transfers',
    'transfers_lead',
    async () => (await import('./lists/transferHistory.ts')).transferHistory,
  ),
  [paths.financeActivities]: listPage(
    'finance',
    'finance_lead',
    async () => (await import('./lists/financeHistory.ts')).financeHistory,
  ),
  [paths.freeSpins]: {
    ...historyPage(
      'free_spins',
      'free_spins_lead',
      async () => (await import('../bonuses/FreeSpinsPage.tsx')).FreeSpinsPage,
      bonusTexts,
    ),
    importLoader: importLoader(async () => (await import('./lists/freeSpinHistory.ts')).freeSpinHistory),
  },
  [paths.playerBonuses]: {
    ...historyPage(
      'bonuses',
      'bonuses_lead',
      async () => (await import('../bonuses/PlayerBonusesPage.tsx')).PlayerBonusesPage,
      bonusTexts,
    ),
    importLoader: importLoader(async () => (await import('./lists/bonusHistory.ts')).bonusHistory),
  },
  [paths.accountActivities]: {
    ...historyPage(
      'logs',
      'logs_lead',
      async () => (await import('./statement/AccountLogsPage.tsx')).AccountLogsPage,
    ),
    importLoader: importLoader(async () => (await import('./lists/accountLogs.ts')).accountLogs),
  },
  [paths.sessionHistory]: listPage(
    'sessions',
    'sessions_lead',
    async () => (await import('./lists/sessionHistory.ts')).sessionHistory,
  ),
  [paths.gameHistory]: listPage(
    'games',
    'games_lead',
    async () => (await import('./lists/gameHistory.ts')).gameHistory,
  ),
  [paths.bettingHistory]: historyPage(
    'betting',
    'betting_lead',
    async () => (await import('./betting/BettingHistoryPage.tsx')).BettingHistoryPage,
  ),
};
