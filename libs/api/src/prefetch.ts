import type {
  DefaultError,
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/*
 * A failed query belongs to the page that shows the failure: a refetch would remove the error and its button while
 * the player presses it.
 */
const hasFailed = (client: QueryClient, queryKey: QueryKey) =>
  client.getQueryState(queryKey)?.status === 'error';

/** Prefetches a query, unless its last fetch failed. Never rejects. */
export async function prefetch<Reply, Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Reply, DefaultError, Data, Key>,
): Promise<void> {
  if (!hasFailed(client, options.queryKey)) await client.prefetchQuery(options);
}

/** Prefetches the first page of a paged query, unless its last fetch failed. Never rejects. */
export async function prefetchFirstPage<Reply, Data, Key extends QueryKey, Page>(
  client: QueryClient,
  options: FetchInfiniteQueryOptions<Reply, DefaultError, Data, Key, Page>,
): Promise<void> {
  if (!hasFailed(client, options.queryKey)) await client.prefetchInfiniteQuery(options);
}
