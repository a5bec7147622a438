import { api, call, staleTime, type DeviceId } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';
import { readHome } from './readHome.ts';

export const homeQueries = {
  data: (device: DeviceId) =>
    queryOptions({
      queryKey: ['home', device],
      queryFn: async ({ signal }) =>
        readHome((await call(api.GET('/homepage', { params: { query: { device } }, signal }))).data),
      staleTime: staleTime.minutes(5),
    }),
};
