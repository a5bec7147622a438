import { api, call } from '@baize/api';
import type { Language } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';
import { decodeHistoryPage } from '../history/decodeHistoryPage.ts';
import { historyQueries } from '../history/historyQueries.ts';
import { decodeBonus } from '../history/historyRows.ts';

const ACTIVE = 1;

export const activeBonusQueries = {
  /** The bonuses that a player has now, whenever they were given; with the names of this language. */
  list: (language: Language) =>
    queryOptions({
      queryKey: [...historyQueries.all(), 'active-bonuses', language],
      queryFn: async ({ signal }) => {
        const params = { query: { status: ACTIVE } } as const;
        const reply = await call(api.GET('/account/bonus-history', { params, signal }));
        return decodeHistoryPage(reply, decodeBonus, 1).rows.filter(({ status }) => status === ACTIVE);
      },
      /* It is opened to see how far the last bets have led. */
      staleTime: 0,
    }),
};
