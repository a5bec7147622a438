import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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

it('renders the first screen of each new page first', async () => {
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

it('renders a page at once when the player returns to it', async () => {
  const Page = await page();
  const { rerender } = render(<Page name="home" atOnce />);
  nextIdle();
  rerender(<Page name="lobby" atOnce />);
  expect(shown()).toBe('all');
});

it('stays ready when the same page changes its URL', async () => {
  const Page = await page();
  const { rerender } = render(<Page name="home" atOnce />);
  nextIdle();
  rerender(<Page name="home" atOnce={false} />);
  expect(shown()).toBe('all');
});

it('hydrates the server’s markup of the first page, also if its surroundings are ready before', async () => {
  const Page = await page();
  const { firstPageReady } = await import('./firstPageReady.ts');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page name="home" atOnce />);
  expect(shown()).toBe('first');
  const text = screen.getByText('first');
  firstPageReady.set(true);
  const problems = vi.fn();
  render(<Page name="home" atOnce />, { container, hydrate: true, onRecoverableError: problems });
  expect(shown()).toBe('all');
  expect(text.isConnected).toBe(true);
  expect(problems).not.toHaveBeenCalled();
});
