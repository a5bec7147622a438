import { api, call, decoder } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';

export interface PokerTotals {
  /** Number of players at the tables. */
  players?: number;
  tables?: number;
  /** The total at all tables, in minor units. */
  balance?: number;
}

interface Reply {
  tableMembersCount?: number;
  totalTable?: number;
  totalGameBalances?: string;
}

const { number, row, text } = decoder;
const decodeTotals = row<Reply>({ tableMembersCount: number, totalTable: number, totalGameBalances: text });

/** Polling interval of the totals while they're visible; no polling in a hidden tab (spec 2/9.wallets/3). */
export const POLL_MS = 60_000;

export const pokerQueries = {
  totals: () =>
    queryOptions({
      queryKey: ['poker-totals'],
      queryFn: async ({ signal }): Promise<PokerTotals> => {
        const { data } = await call(api.GET('/klaspoker/TotalMemberBalances', { signal }));
        const reply = decodeTotals(data) ?? {};
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
