import { api, call, decodeGameType, decoder, staleTime, type GameType } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

interface GameDetail {
  name?: string;
  type?: GameType;
}

/** The details that the game view needs; a reply that can't be parsed is treated as unknown. */
const readDetail = decoder.or(decoder.row<GameDetail>({ name: decoder.text, type: decodeGameType }), {});

export const gameDetailQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ['game-detail', id],
      queryFn: async ({ signal }) =>
        readDetail((await call(api.GET('/game-detail/{id}', { params: { path: { id } }, signal }))).data),
      staleTime: staleTime.minutes(30),
    }),
};
