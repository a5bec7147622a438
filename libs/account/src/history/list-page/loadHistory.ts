import { prefetch } from '@baize/api';
import { createDates } from '@baize/i18n/dates';
import { playerLoader } from '@baize/session';
import type { HistoryList } from '../HistoryList.ts';
import { historyQueries } from '../historyQueries.ts';
import { readHistoryFilters } from './readHistoryFilters.ts';

/** Requests the rows that a history's URL asks for, together with the page's code. */
export const loadHistory = <Row extends object>(list: HistoryList<Row>) =>
  playerLoader((client, { search, brand, language }) => {
    const dates = createDates(brand.features.dates, language);
    const { query } = readHistoryFilters(list, search, { dates, readAt: Date.now() });
    return prefetch(client, historyQueries.page(list, query));
  });
