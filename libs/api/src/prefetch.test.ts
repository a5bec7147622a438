import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { prefetch, prefetchFirstPage } from './prefetch.ts';

const queryKey = ['games'];

describe.each([
  ['prefetch', prefetch],
  [
    'prefetchFirstPage',
    (...[client, options]: Parameters<typeof prefetch<string, string, string[]>>) =>
      prefetchFirstPage(client, {
        queryKey: options.queryKey,
        queryFn: options.queryFn as () => Promise<string>,
        initialPageParam: 1,
      }),
  ],
] as const)('%s', (_, run) => {
  it('fills the cache', async () => {
    const client = createQueryClient();
    await run(client, { queryKey, queryFn: () => Promise.resolve('a') });
    expect(client.getQueryState(queryKey)?.status).toBe('success');
  });

  it('doesn’t retry a failed query', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn(() => Promise.reject(new Error('down')));
    await run(client, { queryKey, queryFn });
    await run(client, { queryKey, queryFn });
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});
