import { useIsPlayPaused } from '@baize/player';
import { mockExample, renderPage, sampleRoutes, setSessionToken, type RenderedPage } from '@baize/testing';
import { passTime, stopClock, waitWithoutClock } from '@baize/testing/clock';
import { press } from '@baize/testing/gestures';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MONEY_PATHS, MONEY_TEXTS } from '../money.testing.ts';
import { QuickDepositDialog } from './QuickDepositDialog.tsx';

/** A page with a game: open at first, as after a press on its button. */
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

/** Resolves once a pending deposit is known. */
const followed = (page: RenderedPage) =>
  waitWithoutClock(() => {
    expect(page.calls('getPendingTransactions')).not.toHaveLength(0);
    expect(page.queryClient.isFetching()).toBe(0);
  });

/** Closes the dialog while the clock is stopped. */
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));

it('pauses the game while open', async () => {
  await open('none');
  expect(screen.getByText('paused')).toBeTruthy();
  await press('Close');
  expect(await screen.findByText('playing')).toBeTruthy();
});

it('still refetches the balance after it is closed, once the deposit is decided', async () => {
  stopClock();
  const page = await open('pending');
  await followed(page);
  close();
  await waitWithoutClock(() => screen.getByText('playing'));
  const before = page.calls('getUserProfile').length;
  page.use(mockExample('getPendingTransactions', 'none'));
  await passTime(5000);
  await waitWithoutClock(() => expect(page.calls('getUserProfile').length).toBeGreaterThan(before));
});

it('stops requests after logout', async () => {
  stopClock();
  const page = await open('pending');
  await followed(page);
  close();
  act(() => setSessionToken(undefined));
  const before = page.calls('getPendingTransactions').length;
  await passTime(20_000);
  expect(page.calls('getPendingTransactions')).toHaveLength(before);
});
