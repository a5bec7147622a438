import { api, call, decoder, staleTime, type Bonus } from '@baize/api';
import type { Language } from '@baize/i18n';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';

const { text, number, oneOf, list, row } = decoder;

type RecentBonus = Pick<Bonus, 'id' | 'name' | 'status'>;

const decodeBonuses = list(
  row<RecentBonus>({ id: number, name: text, status: oneOf<1 | 2 | 3 | 4>(1, 2, 3, 4) }, 'name', 'status'),
);

export const recentBonusQueries = {
  /** A player's latest bonuses, newest first, with names in the given language. */
  latest: (language: Language) =>
    queryOptions({
      queryKey: [...playerKey, 'bonuses', 'latest', language],
      queryFn: async ({ signal }) => {
        const reply = await call(api.GET('/account/bonus-history', { signal }));
        return decodeBonuses((reply as { data?: unknown } | undefined)?.data) ?? [];
      },
      staleTime: staleTime.minutes(1),
    }),
};
