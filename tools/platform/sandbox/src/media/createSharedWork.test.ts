import { expect, it, vi } from 'vitest';
import { createSharedWork } from './createSharedWork.ts';

function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const given: AbortSignal[] = [];
  const start = vi.fn((signal: AbortSignal) => {
    given.push(signal);
    return promise;
  });
  return { start, given, end: resolve };
}

it('runs once for concurrent callers, and again for later ones', async () => {
  const share = createSharedWork<string>();
  const { start, end } = work();
  const both = [share('a', start), share('a', start)];
  end('done');
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  await share('a', start);
  expect(start).toHaveBeenCalledTimes(2);
});

it('continues while one caller still waits', async () => {
  const share = createSharedWork<string>();
  const { start, given, end } = work();
  const leaving = new AbortController();
  const left = share('a', start, leaving.signal);
  const stays = share('a', start);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(given[0]?.aborted).toBe(false);
  end('done');
  expect(await stays).toBe('done');
});

it('is aborted with its last caller, and restarts for a new one', async () => {
  const share = createSharedWork<string>();
  const { start, given, end } = work();
  const leaving = new AbortController();
  const left = share('a', start, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(given[0]?.aborted).toBe(true);
  const next = share('a', start);
  expect(start).toHaveBeenCalledTimes(2);
  end('done');
  expect(await next).toBe('done');
});
