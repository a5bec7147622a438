import { optionsQueries } from '@baize/site';
import type { AppRoute } from '@baize/routing';
import { exampleBody, mockExample, mockReply, renderPage, samplePage } from '@baize/testing';
import { passTime, stopClock, waitWithoutClock } from '@baize/testing/clock';
import { logIn, press } from '@baize/testing/gestures';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { walletGameRoutes } from '../wallet-games/walletGameRoutes.ts';
import { WALLET_GAME_TEXTS, WalletGamePage } from '../wallet-games/walletGames.testing.tsx';
import { POLL_MS } from './pokerQueries.ts';

const routes: AppRoute[] = [
  ...walletGameRoutes.filter(({ path }) => path !== '/PlayPoker'),
  { path: '/PlayPoker', page: samplePage('The tables'), player: true },
  { path: '*', page: samplePage('Elsewhere') },
];

type Options = Parameters<typeof renderPage>[1];

const open = (options: Options = {}) =>
  renderPage(<WalletGamePage />, { path: '/poker', routes, texts: WALLET_GAME_TEXTS, ...options });

const GAMES = ['Texas Hold’em', 'Omaha', 'Turkish Poker', 'Tavla'];

const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling;

afterEach(() => focusManager.setFocused(undefined));

describe('the poker activity', () => {
  it('is the total balance and the number of active players', async () => {
    await open();
    await waitFor(async () =>
      expect((await figure('Total balance at the tables'))?.textContent).toBe('₺1,843,210.50'),
    );
    expect((await figure('Players at the tables'))?.textContent).toBe('412');
  });

  it('is a dash while unknown', async () => {
    await open({ handlers: [mockExample('getPokerTotals', 'serverError')] });
    expect((await figure('Total balance at the tables'))?.textContent).toBe('—not known right now');
    expect((await figure('Players at the tables'))?.textContent).toBe('—not known right now');
  });

  it('is polled every 60 seconds, but not in a hidden tab', async () => {
    stopClock();
    const page = await open();
    await waitWithoutClock(() => expect(page.calls('getPokerTotals')).toHaveLength(1));
    await waitWithoutClock(() => expect(page.queryClient.isFetching()).toBe(0));
    await passTime(POLL_MS - 1);
    expect(page.calls('getPokerTotals')).toHaveLength(1);
    await passTime(1);
    await waitWithoutClock(() => expect(page.calls('getPokerTotals')).toHaveLength(2));
    focusManager.setFocused(false);
    await passTime(POLL_MS * 5);
    expect(page.calls('getPokerTotals')).toHaveLength(2);
  });
});

describe('the four games', () => {
  it('have their own play button each', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Poker' });
    for (const name of GAMES) expect(screen.getByRole('button', { name: `Play ${name}` })).toBeTruthy();
  });

  it.each(['Open the poker lobby', 'Play Tavla'])('take a player to the tables: %s', async (name) => {
    const page = await open({ token: 'secret' });
    await press(name);
    await screen.findByRole('heading', { name: 'The tables' });
    expect(page.address()).toBe('/PlayPoker');
  });

  it('ask a visitor to log in, then continue to the tables', async () => {
    const page = await open();
    await press('Play Omaha');
    await screen.findByRole('dialog', { name: 'Log in to continue' });
    expect(page.address()).toBe('/poker');
    await logIn();
    await screen.findByRole('heading', { name: 'The tables' });
  });
});

describe('the poker balance', () => {
  const panel = () => screen.findByRole('group', { name: 'Poker balance' });

  it('is for players, and can be refreshed', async () => {
    const page = await open({ token: 'secret' });
    await waitFor(async () => expect((await panel()).textContent).toContain('₺320.00'));
    page.use(mockReply('getPokerBalance', { body: { balance: '80.00' } }));
    await press('Refresh balance');
    await waitFor(async () => expect((await panel()).textContent).toContain('₺80.00'));
    expect(page.calls('getPokerBalance')).toHaveLength(2);
  });

  it('isn’t requested for a visitor', async () => {
    const page = await open();
    await screen.findByRole('heading', { level: 1, name: 'Poker' });
    expect(screen.queryByRole('group', { name: 'Poker balance' })).toBeNull();
    expect(page.calls('getPokerBalance')).toHaveLength(0);
  });

  it('links to the account’s transfers if the app has them', async () => {
    const account: AppRoute = { path: '/account/transfers/:method', page: samplePage('Transfers') };
    await open({ token: 'secret', routes: [account, ...routes] });
    const link = await within(await panel()).findByRole('link', { name: 'Transfer' });
    expect(link.getAttribute('href')).toBe('/account/transfers/poker');
  });

  it('otherwise opens the transfer over the page', async () => {
    await open({ token: 'secret' });
    await press('Transfer');
    await screen.findByRole('dialog', { name: 'Poker transfer' });
  });
});

it('is closed if the operator has no poker', async () => {
  const options = exampleBody<{ data: object }>('getOptions', 'options');
  const page = await open({
    seed: (client) =>
      client.setQueryData(optionsQueries.all().queryKey, { ...options.data, poker: '0' } as never),
  });
  await screen.findByRole('heading', { level: 1, name: 'Poker isn’t available here' });
  expect(screen.getByRole('link', { name: 'To the casino' })).toBeTruthy();
  expect(page.calls('getPokerTotals')).toHaveLength(0);
});
