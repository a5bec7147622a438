import { useHasRoute } from './useHasRoute.ts';

const isInside = (url: string) => url.startsWith('/') && !url.startsWith('//');

/**
 * Whether an address from the platform leads somewhere: outside the site, or to a page that this app has. Links
 * that lead nowhere aren't shown.
 */
export function useIsReachable(): (url: string) => boolean {
  const isMounted = useHasRoute();
  return (url) => !isInside(url) || isMounted(url);
}
