import type { QueryKey } from '@tanstack/react-query';

/** A key without the device class, which is the only number in it. */
const rest = (key: QueryKey) => String(key.filter((part) => typeof part !== 'number'));

/**
 * The `placeholderData` of a query by device class: another class's data is shown until the new reply arrives, so that
 * a page doesn't fall back to skeletons if its window is resized, or if the server assumed another class.
 * @param key the query's key, in which the device class is the only number
 */
export const keptAcrossDevices =
  (key: QueryKey) =>
  <T>(previous: T | undefined, query: { queryKey: QueryKey } | undefined): T | undefined =>
    query && rest(query.queryKey) === rest(key) ? previous : undefined;
