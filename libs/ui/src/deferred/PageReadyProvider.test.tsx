import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const idle: (() => void)[] = [];
beforeEach(() => {
  vi.resetModules();
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nextIdle = () => act(() => idle.shift()?.());
const shown = () => screen.getByRole('paragraph').textContent;

async function page() {
  const { PageReadyProvider } = await import('./PageReadyProvider.tsx');
  const { usePageReady } = await import('./usePageReady.ts');
  const Probe = () => <p>{usePageReady() ? 'all' : 'first'}</p>;
  return function Page({ name, atOnce }: { name: string; atOnce: boolean }) {
    return (
      <PageReadyProvider key={name} atOnce={atOnce}>
        <Probe />
      </PageReadyProvider>
    );
  };
}

it('lets each new page show first what is visible first', async () => {
  const Page = await page();
  const { rerender } = render(<Page name="home" atOnce />);
  expect(shown()).toBe('first');
  nextIdle();
  expect(shown()).toBe('all');

  rerender(<Page name="lobby" atOnce={false} />);
  expect(shown()).toBe('first');
  nextIdle();
  expect(shown()).toBe('all');
  expect(idle).toEqual([]);
});

it('shows all of a page that the player returns to', async () => {
  const Page = await page();
  const { rerender } = render(<Page name="home" atOnce />);
  nextIdle();
  rerender(<Page name="lobby" atOnce />);
  expect(shown()).toBe('all');
});

it('stays ready when the same page is shown with another address', async () => {
  const Page = await page();
  const { rerender } = render(<Page name="home" atOnce />);
  nextIdle();
  rerender(<Page name="home" atOnce={false} />);
  expect(shown()).toBe('all');
});
