import { useMounted } from './useMounted.ts';

const isInside = (url: string) => url.startsWith('/') && !url.startsWith('//');

/**
 * Whether an address that the platform names leads somewhere: out of the site, or to a page that this app has. What leads
 * nowhere isn't offered.
 */
export function useReachable(): (url: string) => boolean {
  const isMounted = useMounted();
  return (url) => !isInside(url) || isMounted(url);
}
