import { useDeviceId } from '@baize/brand';
import { useQuery } from '@tanstack/react-query';
import { homeQueries } from './homeQueries.ts';

/** Everything the home page shows first; `data` is undefined while it is on its way. */
export const useHome = () => useQuery(homeQueries.data(useDeviceId()));
