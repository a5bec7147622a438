import type { AppRoute } from '@baize/routing';
import type * as ui from '@baize/ui';
import { example, mockExample, mockResolver, renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { walletGameRoutes } from '../wallet-games/walletGameRoutes.ts';
import { WALLET_GAME_TEXTS, WalletGamePage } from '../wallet-games/walletGames.testing.tsx';

const leavePage = vi.hoisted(() => vi.fn());
vi.mock('@baize/ui', async (original) => ({ ...(await original<typeof ui>()), leavePage }));
beforeEach(() => leavePage.mockReset());

const openSupport = vi.fn();
const routes: AppRoute[] = [
  ...walletGameRoutes.filter(({ path }) => path !== '/poker'),
  { path: '*', page: samplePage('Elsewhere') },
];

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<WalletGamePage />, {
    path: '/PlayPoker',
    routes,
    actions: { openSupport },
    token: 'secret',
    texts: WALLET_GAME_TEXTS,
    ...options,
  });

const frame = () => screen.findByTitle<HTMLIFrameElement>('Poker');

/** Refused for lack of a poker user, until there is one. */
function untilCreated() {
  let isThere = false;
  return [
    mockResolver('openPokerLobby', () => example('openPokerLobby', isThere ? 'framed' : 'noPokerUser')),
    mockResolver('addPokerUser', () => {
      isThere = true;
      return example('addPokerUser', 'created');
    }),
  ];
}

describe('the poker lobby', () => {
  it('is opened once, for the device, in its frame', async () => {
    const page = await open({ device: 2, handlers: [mockExample('openPokerLobby', 'framed')] });
    expect((await frame()).src).toContain('/poker/lobby');
    expect(page.calls('openPokerLobby').map(({ query }) => query)).toEqual([{ device: '2' }]);
  });

  it('requires a login', async () => {
    const page = await open({ token: undefined });
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(page.address()).toBe('/login');
    expect(page.calls('openPokerLobby')).toHaveLength(0);
  });

  it('shows the poker balance, and no win or loss before a round', async () => {
    await open();
    await waitFor(() => expect(screen.getByText('Balance').nextElementSibling?.textContent).toBe('₺320.00'));
    await waitFor(() => expect(screen.getByText('Net result').nextElementSibling?.textContent).toBe('₺0.00'));
  });

  it('opens again on reload, and closes to /poker', async () => {
    const page = await open();
    await frame();
    await press('Reload game');
    await waitFor(() => expect(page.calls('openPokerLobby')).toHaveLength(2));
    await press('Close game');
    expect(page.address()).toBe('/poker');
  });

  it('fills the window if the provider requires it', async () => {
    await open({ device: 2, handlers: [mockExample('openPokerLobby', 'wholeWindow')] });
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('without a poker user (code 1005)', () => {
  it('asks for a name at once, then opens the lobby', async () => {
    const page = await open({ handlers: untilCreated() });
    const box = await screen.findByLabelText('Poker name');
    fireEvent.change(box, { target: { value: 'river_queen' } });
    await press('Create poker account');
    expect((await frame()).src).toContain('/poker/lobby');
    expect(page.calls('openPokerLobby')).toHaveLength(2);
    expect(page.calls('addPokerUser')).toHaveLength(1);
  });

  it('offers a link back, and the form again', async () => {
    await open({ handlers: untilCreated() });
    await screen.findByLabelText('Poker name');
    await press('Close');
    expect(screen.getByRole('link', { name: 'Back to games' }).getAttribute('href')).toBe('/poker');
    await press('Create poker account');
    await screen.findByLabelText('Poker name');
  });
});

it('an unverified phone (code 621) returns to /poker, under a dialog with live support', async () => {
  const page = await open({ handlers: [mockExample('openPokerLobby', 'verifyPhone')] });
  await press('Live support');
  expect(openSupport).toHaveBeenCalledOnce();
  expect(page.address()).toBe('/poker');
});

it('status 500 redirects home', async () => {
  const page = await open({ handlers: [mockExample('openPokerLobby', 'serverError')] });
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(page.alert()).toMatch(/^error: \S/);
});
