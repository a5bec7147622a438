import { endSession } from '@baize/session';
import { renderPage, setSessionToken } from '@baize/testing';
import { startHydration, useFirstPageReady } from '@baize/ui';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MarkHydrated } from './MarkHydrated.tsx';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => void setTimeout(callback));
});

function Layout() {
  return <p>{useFirstPageReady() ? 'all' : 'first'}</p>;
}

const untilIdle = () => act(() => new Promise((resolve) => requestIdleCallback(resolve)));

it('hides the markup for visitors as long as a player is logged in', async () => {
  const { dataset } = document.documentElement;
  dataset.player = '';
  setSessionToken('secret');
  await renderPage(<MarkHydrated />);
  expect(dataset.player).toBe('');
  act(() => endSession());
  expect(dataset.player).toBeUndefined();
});

/* One test: whether the first page is ready is known once for each visit. */
it('until a page is hydrated, the layout around it renders nothing more, however idle the browser is', async () => {
  startHydration();
  await renderPage(<Layout />);
  await untilIdle();
  expect(screen.getByText('first')).toBeTruthy();
  await renderPage(<MarkHydrated />);
  expect(screen.getByText('all')).toBeTruthy();
});
