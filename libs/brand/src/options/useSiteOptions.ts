import type { SiteOptions } from '@baize/api';
import { useQuery } from '@tanstack/react-query';
import { optionsQueries } from './optionsQueries.ts';

/**
 * What the operator set for this site; undefined until the first visit's answer is there. Where asking has failed, whoever
 * shows the failure asks again: a part of that very page must not.
 */
export const useSiteOptions = (): SiteOptions | undefined =>
  useQuery({ ...optionsQueries.all(), retryOnMount: false }).data;
