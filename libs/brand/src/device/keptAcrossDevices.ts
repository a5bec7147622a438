import type { QueryKey } from '@tanstack/react-query';

/** A key's parts but for the device class, the only number in it. */
const rest = (key: QueryKey) => String(key.filter((part) => typeof part !== 'number'));

/**
 * The `placeholderData` of a query by device class: what it showed for another class is shown until the new reply
 * is here, so that a window that is resized, or that the server took for another one, doesn't fall back to
 * skeletons.
 * @param key the query's key, in which the device class is the only number
 */
export const keptAcrossDevices =
  (key: QueryKey) =>
  <T>(previous: T | undefined, query: { queryKey: QueryKey } | undefined): T | undefined =>
    query && rest(query.queryKey) === rest(key) ? previous : undefined;
