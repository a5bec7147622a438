import type { SiteOptions } from '@baize/api';
import { useQuery } from '@tanstack/react-query';
import { optionsQueries } from './optionsQueries.ts';

/**
 * The operator's settings for this site; undefined until the first reply. After a failure only the component that shows
 * the error refetches; parts of the error page must not, so there is no retry on mount.
 */
export const useSiteOptions = (): SiteOptions | undefined =>
  useQuery({ ...optionsQueries.all(), retryOnMount: false }).data;
