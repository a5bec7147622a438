import { api, ApiError, call, decoder, type FreeSpinGame } from '@baize/api';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';

const { list, number, or, row, text } = decoder;

const decodeGames = list(row<FreeSpinGame>({ id: number, name: text, image: or(text, '') }, 'id', 'name'));

export const freeSpinQueries = {
  /** Games with free spins to claim (spec 3/history/22). */
  available: () =>
    queryOptions({
      queryKey: [...playerKey, 'available-free-spins'],
      queryFn: async ({ signal }) => {
        const games = decodeGames((await call(api.GET('/account/available-freespin', { signal }))).data);
        if (!games) throw new ApiError('unreadable', { status: 200 });
        return games.filter(({ id }, index) => games.findIndex((other) => other.id === id) === index);
      },
      staleTime: 0,
    }),
};

/** Claims the free spins of a game (spec 3/history/23); the same key means the same attempt (ADR 36). */
export const claimFreeSpins = (gameId: number, key: string) =>
  call(
    api.POST('/account/claim-freespin', {
      params: { header: { 'Idempotency-Key': key } },
      body: { game_id: gameId },
    }),
  );
