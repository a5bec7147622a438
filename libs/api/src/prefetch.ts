import type {
  DefaultError,
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/*
 * Failed queries aren't refetched: that would remove the page's error and its retry button while the player presses it.
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
