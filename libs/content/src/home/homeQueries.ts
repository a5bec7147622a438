import { api, call, staleTime, type DeviceId } from '@baize/api';
import { keptAcrossDevices } from '@baize/site';
import { queryOptions } from '@tanstack/react-query';
import { parseHome } from './parseHome.ts';

export const homeQueries = {
  data(device: DeviceId) {
    const queryKey = ['home', device];
    return queryOptions({
      queryKey,
      queryFn: async ({ signal }) =>
        parseHome((await call(api.GET('/homepage', { params: { query: { device } }, signal }))).data),
      staleTime: staleTime.minutes(5),
      placeholderData: keptAcrossDevices(queryKey),
    });
  },
};
