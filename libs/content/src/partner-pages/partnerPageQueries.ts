import { api, call } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

/** The embedded pages that identify the player with a ticket. */
export type TicketPage = 'wheel' | 'treasure' | 'bonus-request';

export const partnerPageQueries = {
  /** A ticket for one page. It expires within minutes, so each visit to the page requests a new one. */
  ticket: (page: TicketPage) =>
    queryOptions({
      queryKey: ['embed-ticket', page],
      queryFn: async ({ signal }) =>
        (await call(api.GET('/account/embed-ticket/{page}', { params: { path: { page } }, signal }))).data
          .ticket,
      staleTime: Infinity,
      gcTime: 0,
    }),
};
