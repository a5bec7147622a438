import { useIsPlayPaused } from '@baize/session';
import { mockExample, renderPage, sampleRoutes, setSessionToken } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MONEY_PATHS, MONEY_TEXTS, press } from '../money.testing.ts';
import { QuickDepositDialog } from './QuickDepositDialog.tsx';

/** A page with a game: open at first, as a press on its button leaves it. */
function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>{useIsPlayPaused() ? 'paused' : 'playing'}</p>
      <QuickDepositDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const open = (pending: 'none' | 'pending') =>
  renderPage(<Page />, {
    token: 'secret',
    texts: MONEY_TEXTS,
    routes: sampleRoutes(...MONEY_PATHS),
    handlers: [mockExample('getPendingTransactions', pending)],
  });

afterEach(() => void vi.useRealTimers());

it('pauses a game while it is open', async () => {
  await open('none');
  expect(screen.getByText('paused')).toBeTruthy();
  await press('Close');
  expect(await screen.findByText('playing')).toBeTruthy();
});

it('once it is closed, still reads the balance again when the deposit is decided', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = await open('pending');
  await waitFor(() => expect(page.calls('getPendingTransactions')).not.toHaveLength(0));
  await press('Close');
  await screen.findByText('playing');
  const before = page.calls('getUserProfile').length;
  page.use(mockExample('getPendingTransactions', 'none'));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(page.calls('getUserProfile').length).toBeGreaterThan(before));
});

it('asks for nothing once the player has logged out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = await open('pending');
  await waitFor(() => expect(page.calls('getPendingTransactions')).not.toHaveLength(0));
  await press('Close');
  act(() => setSessionToken(undefined));
  const before = page.calls('getPendingTransactions').length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(page.calls('getPendingTransactions')).toHaveLength(before);
});
