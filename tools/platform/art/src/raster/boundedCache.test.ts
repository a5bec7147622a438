import { expect, it, vi } from 'vitest';
import { boundedCache } from './boundedCache.ts';

it('makes a text once while it is remembered', async () => {
  const cache = boundedCache(100);
  const make = vi.fn(() => Promise.resolve('abc'));
  expect(await cache('k', make)).toBe('abc');
  expect(await cache('k', make)).toBe('abc');
  expect(make).toHaveBeenCalledTimes(1);
});

it('lets go of what was asked for longest ago', async () => {
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

it('does not remember a failure', async () => {
  const cache = boundedCache(25);
  await expect(cache('a', () => Promise.reject(new Error('not yet')))).rejects.toThrow('not yet');
  expect(await cache('a', () => Promise.resolve('now'))).toBe('now');
});
