import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

/** Timeout for a busy machine. */
const PATIENCE_MS = 10_000;

const failing = () => vi.fn(() => Promise.reject(new Error('no connection')));

describe('a mutation while the browser is offline', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  it('is sent at once, fails, and is not sent again after reconnecting', async () => {
    const client = createQueryClient();
    client.mount();
    const send = failing();
    const mutation = client.getMutationCache().build(client, { mutationFn: send });
    const done = mutation.execute(undefined);
    await expect(done).rejects.toThrow('no connection');
    expect(mutation.state).toMatchObject({ status: 'error', isPaused: false });
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(send).toHaveBeenCalledTimes(1);
    client.unmount();
  });
});

it('the cache logs a failed query and does not retry it', async () => {
  const log = vi.spyOn(console, 'debug').mockReturnValue();
  const read = failing();
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['a'], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), PATIENCE_MS);
  expect(read).toHaveBeenCalledTimes(1);
  expect(log.mock.calls).toEqual([['a: no connection']]);
  stop();
});
