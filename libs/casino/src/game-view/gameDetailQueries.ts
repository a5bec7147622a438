import { api, call, decodeGameType, decoder, staleTime, type GameType } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

/** The platform's details of a game; any of them may be missing. */
export interface GameDetail {
  name?: string;
  type?: GameType;
  provider_id?: number;
  /** 1 if the game has a demo. */
  demo?: number;
}

const { number, or, row, text } = decoder;

/** The details that the game view needs; a reply that can't be parsed is treated as unknown. */
const decodeDetail = or(
  row<GameDetail>({ name: text, type: decodeGameType, provider_id: number, demo: number }),
  {},
);

export const gameDetailQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ['game-detail', id],
      queryFn: async ({ signal }) =>
        decodeDetail((await call(api.GET('/game-detail/{id}', { params: { path: { id } }, signal }))).data),
      staleTime: staleTime.minutes(30),
    }),
};
