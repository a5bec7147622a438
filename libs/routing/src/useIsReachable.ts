import { useHasRoute } from './useHasRoute.ts';

const isInside = (url: string) => url.startsWith('/') && !url.startsWith('//');

/**
 * Whether an address that the platform names leads somewhere: out of the site, or to a page that this app has. What leads
 * nowhere isn't offered.
 */
export function useIsReachable(): (url: string) => boolean {
  const isMounted = useHasRoute();
  return (url) => !isInside(url) || isMounted(url);
}
