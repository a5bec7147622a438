import { api, call, decodeGamePage, staleTime } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

const PAGE = 1;
/** Videos are skipped, so more games are requested than shown. */
const ASKED = 16;
const SHOWN = 12;
const FILM = /\.(?:mp4|webm)(?:\?|$)/i;

/** Images for the artwork next to a form: the casino's first games. */
export const artworkQueries = {
  images: () =>
    queryOptions({
      queryKey: ['session-scene'],
      queryFn: async ({ signal }) => {
        const params = { query: { type: 'casino', page: PAGE, per_page: ASKED } } as const;
        const { games } = await call(api.GET('/games', { params, signal }));
        const images = decodeGamePage(games, PAGE).data.flatMap(({ image }) => image || []);
        return images.filter((address) => !FILM.test(address)).slice(0, SHOWN);
      },
      staleTime: staleTime.minutes(10),
    }),
};
