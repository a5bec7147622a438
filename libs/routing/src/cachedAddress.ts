import type { AppRoute } from './AppRoute.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

/**
 * The part of an address that the markup of its page depends on: the path, and of the query what the route declares
 * (`AppRoute.cachedQuery`), in that order and each once. The site server renders and caches pages by it (ADR 60).
 */
export function cachedAddress(
  route: Pick<AppRoute, 'cachedQuery'> | undefined,
  { pathname, search }: Address,
) {
  const given = new URLSearchParams(search);
  const declared = new URLSearchParams();
  for (const name of route?.cachedQuery ?? []) {
    const value = given.get(name);
    if (value !== null) declared.set(name, value);
  }
  const query = String(declared);
  return pathname + (query && `?${query}`);
}
