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

async function page() {
  const { DeferredSection } = await import('./DeferredSection.tsx');
  const { PageReadyProvider } = await import('./PageReadyProvider.tsx');
  return (
    <PageReadyProvider atOnce>
      {['Jackpot', 'Live casino'].map((name) => (
        <DeferredSection key={name} height="240px">
          <h2>{name}</h2>
        </DeferredSection>
      ))}
    </PageReadyProvider>
  );
}
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

it('waits until the page is ready, then renders section by section', async () => {
  render(await page());
  expect(headings()).toEqual([]);
  nextIdle();
  expect(headings()).toEqual([]);
  nextIdle();
  expect(headings()).toEqual(['Jackpot']);
  nextIdle();
  expect(headings()).toEqual(['Jackpot', 'Live casino']);
  const laidOut = () =>
    headings().filter((name) => !screen.getByText(name ?? '').closest('[data-waiting=true]'));
  expect(laidOut()).toEqual([]);
  nextIdle();
  expect(laidOut()).toEqual(['Jackpot']);
  nextIdle();
  expect(laidOut()).toEqual(['Jackpot', 'Live casino']);
  expect(idle).toEqual([]);
});

it('has its full height at once on a later page', async () => {
  const sections = await page();
  const { unmount } = render(sections);
  nextIdle();
  unmount();
  render(sections);
  expect(headings()).toEqual(['Jackpot', 'Live casino']);
});

it('does nothing for a page that was left in the meantime', async () => {
  const { unmount } = render(await page());
  nextIdle();
  unmount();
  nextIdle();
  expect(idle).toEqual([]);
});

it('reserves its space in the server-rendered page', async () => {
  const html = renderToString(await page());
  expect(html).toContain('height:240px');
  expect(html).not.toContain('Jackpot');
});
