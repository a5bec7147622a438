import { useDeviceId } from '@baize/site';
import { useQuery } from '@tanstack/react-query';
import { homeQueries } from './homeQueries.ts';

/** The home data; `data` is undefined while it loads. */
export const useHome = () => useQuery(homeQueries.data(useDeviceId()));
