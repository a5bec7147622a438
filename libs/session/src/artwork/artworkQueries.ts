import { api, call, decodeGamePage, stale } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

const PAGE = 1;
/** Films are passed over, so a few more are asked for than are shown. */
const ASKED = 16;
const SHOWN = 12;
const FILM = /\.(?:mp4|webm)(?:\?|$)/i;

/** Pictures for the scene beside a form: those of the games that the casino shows first. */
export const artworkQueries = {
  pictures: () =>
    queryOptions({
      queryKey: ['session-scene'],
      queryFn: async ({ signal }) => {
        const params = { query: { type: 'casino', page: PAGE, per_page: ASKED } } as const;
        const { games } = await call(api.GET('/games', { params, signal }));
        const pictures = decodeGamePage(games, PAGE).data.flatMap(({ image }) => image || []);
        return pictures.filter((address) => !FILM.test(address)).slice(0, SHOWN);
      },
      staleTime: stale.minutes(10),
    }),
};
