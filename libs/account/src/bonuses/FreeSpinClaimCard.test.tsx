import { serverAccountTexts, serverTexts } from '@baize/i18n';
import {
  example,
  mockExample,
  mockNetworkError,
  mockPending,
  mockResolver,
  renderPage,
} from '@baize/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { historyTexts } from '../history/texts.ts';
import { FreeSpinsPage } from './FreeSpinsPage.tsx';
import { bonusTexts } from './texts.ts';

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<FreeSpinsPage />, {
    path: '/FreeSpins',
    token: 'secret',
    texts: [bonusTexts, historyTexts, serverTexts, serverAccountTexts],
    ...options,
  });

const choose = async () => userEvent.click(await screen.findByRole('radio', { name: 'Ember Crown' }));

it('is disabled until a game is chosen', async () => {
  await open();
  const claim = await screen.findByRole<HTMLButtonElement>('button', { name: 'Claim free spins' });
  expect(claim.disabled).toBe(true);
  await choose();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Claim spins for Ember Crown' }).disabled,
  ).toBe(false);
});

it('sends one call for fifty presses, then refetches list, histories and profile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = mockResolver('claimFreeSpin', () => promise.then(() => example('claimFreeSpin', 'claimed')));
  const page = await open({ handlers: [slow] });
  await choose();
  const claim = screen.getByRole('button', { name: /^Claim spins/ });
  const counts = () =>
    ['getAvailableFreeSpins', 'getFreeSpinHistory', 'getUserProfile'].map((name) => page.calls(name).length);
  await waitFor(() => expect(counts().every((count) => count > 0)).toBe(true));
  const before = counts();
  for (let press = 0; press < 50; press += 1) fireEvent.click(claim);
  await waitFor(() => expect(page.calls('claimFreeSpin')).toHaveLength(1));
  expect(page.calls('claimFreeSpin')[0]?.body).toEqual({ game_id: 1001 });
  expect(page.calls('claimFreeSpin')[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,}$/);
  await act(() => Promise.resolve(resolve()));
  await waitFor(() => expect(page.alert()).toBe('success: Your free spins are ready.'));
  await waitFor(() => counts().forEach((count, index) => expect(count).toBeGreaterThan(before[index]!)));
  expect(page.calls('claimFreeSpin')).toHaveLength(1);
});

it('shows the platform’s error message', async () => {
  const page = await open({ handlers: [mockExample('claimFreeSpin', 'notAvailable')] });
  await choose();
  await userEvent.click(screen.getByRole('button', { name: /^Claim spins/ }));
  await waitFor(() => expect(page.alert()).toBe('error: You have no free spins for this game.'));
});

it('shows an unknown outcome after a lost reply; the next press repeats the same attempt', async () => {
  const page = await open({ handlers: [mockNetworkError('claimFreeSpin')] });
  await choose();
  const press = () => userEvent.click(screen.getByRole('button', { name: /^Claim spins/ }));
  await press();
  await waitFor(() => expect(page.alert()).toMatch(/we don’t know yet/));
  expect(page.calls('claimFreeSpin')).toHaveLength(1);
  await waitFor(async () => {
    await press();
    expect(page.calls('claimFreeSpin')).toHaveLength(2);
  });
  const keys = page.calls('claimFreeSpin').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

it('shows a message when there is nothing to claim', async () => {
  await open({ handlers: [mockExample('getAvailableFreeSpins', 'none')] });
  expect(await screen.findByText('Nothing to claim right now')).toBeTruthy();
});

it('shows a loading state', async () => {
  await open({ handlers: [mockPending('getAvailableFreeSpins')] });
  expect(await screen.findByText('Loading free spins to claim')).toBeTruthy();
});

it('offers a retry after a failed load', async () => {
  const page = await open({ handlers: [mockExample('getAvailableFreeSpins', 'serverError')] });
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  page.use(mockExample('getAvailableFreeSpins', 'games'));
  await userEvent.click(retry);
  expect(await screen.findByRole('radio', { name: 'Ember Crown' })).toBeTruthy();
});
