import { api, call } from '@baize/api';
import type { Language } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';
import { decodeHistoryPage } from '../history/decodeHistoryPage.ts';
import { historyQueries } from '../history/historyQueries.ts';
import { decodeBonus } from '../history/historyRows.ts';

const ACTIVE = 1;

export const activeBonusQueries = {
  /** The player's active bonuses, whenever they were granted, with names in the given language. */
  list: (language: Language) =>
    queryOptions({
      queryKey: [...historyQueries.all(), 'active-bonuses', language],
      queryFn: async ({ signal }) => {
        const params = { query: { status: ACTIVE } } as const;
        const reply = await call(api.GET('/account/bonus-history', { params, signal }));
        return decodeHistoryPage(reply, decodeBonus, 1).rows.filter(({ status }) => status === ACTIVE);
      },
      /* The page is opened to check progress after the latest bets. */
      staleTime: 0,
    }),
};
