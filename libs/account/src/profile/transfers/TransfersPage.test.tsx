import { mockExample, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { press } from '@baize/testing/gestures';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { accountRoutes } from '../../routes.tsx';

type PageOptions = Parameters<typeof renderPage>[1];
/** Renders a page of the slice for the sample player. */
const openPage = (ui: ReactElement, options: PageOptions = {}) =>
  renderPage(ui, { path: '/Account', token: 'secret', texts: PAGE_TEXTS, ...options });

type Options = Parameters<typeof openPage>[1];
const open = (method: string, options?: Options) =>
  openPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path: `/account/transfers/${method}`,
    routes: accountRoutes({ entries: () => null }),
    ...options,
  });

it.each([
  ['poker', 'Poker transfer', 1],
  ['live_slot', 'Live slot transfer', 0],
  ['binary_option', 'Poker transfer', 1],
  ['__proto__', 'Poker transfer', 1],
])('the method %s shows the page “%s” with %i visible tabs', async (method, title, tabs) => {
  await open(method);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  const shown = screen.queryAllByRole('tab').map(({ textContent }) => textContent);
  expect(shown).toEqual(Array.from({ length: tabs }, () => 'Poker'));
});

it('sends the amount once, clears it, and refetches both balances', async () => {
  const page = await open('poker');
  const amount = await screen.findByLabelText('Amount');
  await userEvent.type(amount, '250');
  await press('Transfer ₺250.00 to poker');
  expect(await screen.findByText('₺250.00 is in your poker wallet')).toBeTruthy();
  expect(page.calls('transferPoker').map(({ body }) => body)).toEqual([{ type: 2, amount: '250.00' }]);
  await waitFor(() => expect(page.calls('getPokerBalance')).toHaveLength(2));
  await waitFor(() => expect(page.calls('getUserProfile').length).toBeGreaterThan(1));
  await press('New transfer');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
});

it('swapping the direction sends the other type', async () => {
  const page = await open('poker');
  await press('Swap direction');
  await userEvent.type(screen.getByLabelText('Amount'), '10{Enter}');
  await waitFor(() =>
    expect(page.calls('transferPoker').map(({ body }) => body)).toEqual([{ type: 1, amount: '10.00' }]),
  );
});

it('requires an amount', async () => {
  const page = await open('poker');
  await press('Transfer');
  expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
  expect(page.alert()).toBe('error: Please fill in all fields.');
  expect(page.calls('transferPoker')).toEqual([]);
});

it('asks for a poker user on code 1005, then returns to the transfer with its amount', async () => {
  const page = await open('poker', { handlers: [mockExample('transferPoker', 'noPokerUser')] });
  await userEvent.type(await screen.findByLabelText('Amount'), '40{Enter}');
  await userEvent.type(await screen.findByLabelText('Poker name'), 'river_defne{Enter}');
  await waitFor(() =>
    expect(page.calls('addPokerUser').map(({ body }) => body)).toEqual([{ username: 'river_defne' }]),
  );
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('40');
});

it('shows 0.00 for an empty live slot wallet', async () => {
  await open('live_slot', { handlers: [mockExample('getLiveSlotBalance', 'empty')] });
  expect(await screen.findByText('₺0.00')).toBeTruthy();
});
