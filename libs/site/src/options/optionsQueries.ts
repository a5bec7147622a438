import { api, call, staleTime, type SiteOptions } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';
import { storedJson } from '../storage/storedValue.ts';

const isOptions = (value: unknown): value is SiteOptions =>
  typeof value === 'object' && value !== null && 'title' in value && 'domain' in value;

/** The options of the last visit (spec 1/3.options/1), used while new ones load or if they fail to load. */
export const cachedOptions = storedJson('GeneralOptions', isOptions);

async function fetchOptions(signal: AbortSignal): Promise<SiteOptions> {
  const options = await call(api.GET('/options', { signal }));
  cachedOptions.set(options);
  return options;
}

export const optionsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['options'],
      queryFn: ({ signal }) => fetchOptions(signal),
      staleTime: staleTime.minutes(10),
      initialData: () => cachedOptions.get(),
      initialDataUpdatedAt: 0,
    }),
};
