import { api, call, decodeGameType, decoder, stale, type GameType } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

interface GameDetail {
  name?: string;
  type?: GameType;
}

/** What the player needs of it; what cannot be read is not known. */
const readDetail = decoder.or(decoder.row<GameDetail>({ name: decoder.text, type: decodeGameType }), {});

export const gameDetailQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ['game-detail', id],
      queryFn: async ({ signal }) =>
        readDetail((await call(api.GET('/game-detail/{id}', { params: { path: { id } }, signal }))).data),
      staleTime: stale.minutes(30),
    }),
};
