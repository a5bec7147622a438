import { api, call, stale, type DeviceId } from '@baize/api';
import type { Language } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';

export const exploreQueries = {
  tiles: (device: DeviceId, language: Language) =>
    queryOptions({
      queryKey: ['explore', device, language],
      queryFn: async ({ signal }) =>
        (await call(api.GET('/global-game-categories', { params: { query: { device } }, signal })))
          .categories,
      staleTime: stale.minutes(10),
    }),
};
