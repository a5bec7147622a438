import { expect, it, vi } from 'vitest';
import { boundedCache } from './boundedCache.ts';

it('creates a cached text once', async () => {
  const cache = boundedCache(100);
  const make = vi.fn(() => Promise.resolve('abc'));
  expect(await cache('k', make)).toBe('abc');
  expect(await cache('k', make)).toBe('abc');
  expect(make).toHaveBeenCalledTimes(1);
});

it('evicts the least recently used entry', async () => {
  const cache = boundedCache(25);
  const make = vi.fn(() => Promise.resolve('0123456789'));
  await cache('a', make);
  await cache('b', make);
  await cache('a', make);
  await cache('c', make);
  await cache('a', make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

it('does not cache a failure', async () => {
  const cache = boundedCache(25);
  await expect(cache('a', () => Promise.reject(new Error('not yet')))).rejects.toThrow('not yet');
  expect(await cache('a', () => Promise.resolve('now'))).toBe('now');
});
