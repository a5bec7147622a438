import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let idle: (() => void) | undefined;
beforeEach(() => {
  idle = undefined;
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => void (idle = callback));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function probe() {
  const { useFirstPageReady } = await import('./useFirstPageReady.ts');
  return function Probe() {
    return <p>{useFirstPageReady() ? 'all' : 'first'}</p>;
  };
}

it('renders later parts once the page is idle, and at once on every later page', async () => {
  const Probe = await probe();
  const { unmount } = render(<Probe />);
  expect(screen.getByText('first')).toBeTruthy();
  act(() => idle?.());
  expect(screen.getByText('all')).toBeTruthy();
  unmount();
  render(<Probe />);
  expect(screen.getByText('all')).toBeTruthy();
});

it('renders only the first screen', async () => {
  const Probe = await probe();
  expect(renderToString(<Probe />)).toBe('<p>first</p>');
  expect(idle).toBeUndefined();
});

it('waits until server-rendered markup is hydrated', async () => {
  const { startHydration, endHydration } = await import('./firstPageReady.ts');
  startHydration();
  const Probe = await probe();
  render(<Probe />);
  act(() => idle?.());
  expect(screen.getByText('first')).toBeTruthy();
  act(endHydration);
  expect(screen.getByText('all')).toBeTruthy();
});

it('stays ready when another page is hydrated', async () => {
  const { startHydration } = await import('./firstPageReady.ts');
  const Probe = await probe();
  render(<Probe />);
  act(() => idle?.());
  act(startHydration);
  expect(screen.getByText('all')).toBeTruthy();
});

it('works without requestIdleCallback', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const Probe = await probe();
  render(<Probe />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('all')).toBeTruthy();
});
