// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadScript } from './preloadScript.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

const links = () => [...document.head.querySelectorAll('link')];
const paths = () => links().map(({ href }) => new URL(href).pathname);

/** Starts with three files, and returns whether it has resolved. */
function start() {
  const resolved = vi.fn();
  void preloadScript(['/base.js', '/entry.js'], ['/page.js'], 'n').then(resolved);
  return () => vi.advanceTimersByTimeAsync(0).then(() => resolved.mock.calls.length > 0);
}

it('requests the entry at once and other files in tasks of their own', async () => {
  const resolved = start();
  expect(paths()).toEqual(['/base.js', '/entry.js']);
  await resolved();
  expect(paths()).toEqual(['/base.js', '/entry.js', '/page.js']);
  expect(links().map(({ rel, nonce }) => `${rel} ${nonce}`)).toEqual(Array(3).fill('modulepreload n'));
});

it.each(['load', 'error'])('resolves when all files but one have arrived or failed: %s', async (event) => {
  const resolved = start();
  await resolved();
  links()[2]?.dispatchEvent(new Event('load'));
  expect(await resolved()).toBe(false);
  links()[0]?.dispatchEvent(new Event(event));
  expect(await resolved()).toBe(true);
});

it('resolves after 2.5 s if they take longer', async () => {
  const resolved = start();
  await vi.advanceTimersByTimeAsync(2400);
  expect(await resolved()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await resolved()).toBe(true);
});
