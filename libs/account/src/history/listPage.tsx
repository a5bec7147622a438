import { lazyPage } from '@baize/routing';
import type { HistoryList } from './HistoryList.ts';
import { historyTexts } from './texts.ts';

/** The page of a history; its definition and the page's code load in parallel. */
export const listPage = <Row extends object>(load: () => Promise<HistoryList<Row>>) =>
  lazyPage(async () => {
    const [{ HistoryPage }, list] = await Promise.all([import('./list-page/HistoryPage.tsx'), load()]);
    return () => <HistoryPage list={list} />;
  }, historyTexts);
