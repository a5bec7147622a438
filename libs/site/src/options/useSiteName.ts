import { useBrand } from '@baize/brand';
import { useSiteOptions } from './useSiteOptions.ts';

/** The site's name: the operator's (`name`), or the brand's until the options have loaded (spec 1/3.options/17). */
export function useSiteName(): string {
  const { name } = useBrand();
  const given: unknown = useSiteOptions()?.name;
  return (typeof given === 'string' && given.trim()) || name;
}
