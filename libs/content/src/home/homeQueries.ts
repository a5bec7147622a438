import { api, call, stale, type DeviceId } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

export const homeQueries = {
  data: (device: DeviceId) =>
    queryOptions({
      queryKey: ['home', device],
      queryFn: async ({ signal }) =>
        (await call(api.GET('/homepage', { params: { query: { device } }, signal }))).data,
      staleTime: stale.minutes(5),
    }),
};
