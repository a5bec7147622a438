import { api, call, decodeCategory, decoder, staleTime, type DeviceId } from '@baize/api';
import { keptAcrossDevices } from '@baize/site';
import type { Language } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';

const decodeTiles = decoder.or(decoder.list(decodeCategory), []);

export const exploreQueries = {
  tiles(device: DeviceId, language: Language) {
    const queryKey = ['explore', device, language];
    return queryOptions({
      queryKey,
      queryFn: async ({ signal }) =>
        decodeTiles(
          (await call(api.GET('/global-game-categories', { params: { query: { device } }, signal })))
            .categories,
        ),
      staleTime: staleTime.minutes(10),
      placeholderData: keptAcrossDevices(queryKey),
    });
  },
};
