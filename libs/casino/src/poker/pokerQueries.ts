import { api, call, decoder } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';

export interface PokerTotals {
  /** Players who sit at a table. */
  players?: number;
  tables?: number;
  /** What is on all tables, in minor units. */
  balance?: number;
}

interface Reply {
  tableMembersCount?: number;
  totalTable?: number;
  totalGameBalances?: string;
}

const { number, row, text } = decoder;
const readTotals = row<Reply>({ tableMembersCount: number, totalTable: number, totalGameBalances: text });

/** How often the totals are read while they are seen; not at all in a hidden tab (spec 2/9.wallets/3). */
export const POLL_MS = 60_000;

export const pokerQueries = {
  totals: () =>
    queryOptions({
      queryKey: ['poker-totals'],
      queryFn: async ({ signal }): Promise<PokerTotals> => {
        const { data } = await call(api.GET('/klaspoker/TotalMemberBalances', { signal }));
        const reply = readTotals(data) ?? {};
        return {
          players: reply.tableMembersCount,
          tables: reply.totalTable,
          balance: parseMoney(reply.totalGameBalances),
        };
      },
      staleTime: POLL_MS,
      refetchInterval: POLL_MS,
      refetchIntervalInBackground: false,
    }),
};
