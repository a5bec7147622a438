import { api, call, platformMoment } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';
import { addPlayed, NOTHING_PLAYED, type PlayedTotals } from './playedTotals.ts';

/** The maximum number of pages to request; with more, the sums would arrive too late to be useful (ADR 45). */
const MAX_PAGES = 200;

/** In place of the sums of a session with more than `MAX_PAGES`. */
export const TOO_MANY_ROUNDS = 'too-many-rounds';

async function fetchPlayed(
  since: number,
  signal: AbortSignal,
): Promise<PlayedTotals | typeof TOO_MANY_ROUNDS> {
  let played = NOTHING_PLAYED;
  for (let page = 1; ; page += 1) {
    const query = { start_date: platformMoment(since), end_date: platformMoment(Date.now()), page };
    const { data } = await call(api.GET('/account/game-history', { params: { query }, signal }));
    if (data.last_page > MAX_PAGES) return TOO_MANY_ROUNDS;
    played = data.data.reduce(
      (sum, { amount, type }) => addPlayed(sum, { minor: parseMoney(amount), type }),
      played,
    );
    if (page >= data.last_page) return played;
  }
}

export const playedQueries = {
  /** The stakes and wins since a given time, in ms since 1970. */
  since: (since: number) =>
    queryOptions({
      queryKey: [...playerKey, 'played', since],
      queryFn: ({ signal }) => fetchPlayed(since, signal),
      staleTime: 0,
      gcTime: 0,
    }),
};
