import type { AppRoute } from '@baize/routing';
import { mockExample, mockNetworkError, mockReply, renderPage, samplePage } from '@baize/testing';
import { logIn, press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { walletGameRoutes } from '../wallet-games/walletGameRoutes.ts';
import { WALLET_GAME_TEXTS, WalletGamePage } from '../wallet-games/walletGames.testing.tsx';

const routes: AppRoute[] = [...walletGameRoutes, { path: '*', page: samplePage('Elsewhere') }];

const open = (path: string, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<WalletGamePage />, { path, routes, texts: WALLET_GAME_TEXTS, ...options });

describe('the live-slot lobby', () => {
  it('lists two providers, and no balance for a visitor', async () => {
    const page = await open('/live-slot');
    await screen.findByRole('heading', { level: 1, name: 'Live slots' });
    expect(screen.getAllByRole('button', { name: /^Enter / })).toHaveLength(2);
    expect(page.calls('getLiveSlotBalance')).toHaveLength(0);
  });

  it('shows a player the balance and the transfer button', async () => {
    await open('/live-slot', { token: 'secret', handlers: [mockExample('getLiveSlotBalance', 'empty')] });
    const panel = await screen.findByRole('group', { name: 'Live slot balance' });
    await waitFor(() => expect(panel.textContent).toContain('₺0.00'));
    await press('Transfer');
    await screen.findByRole('dialog', { name: 'Live slot transfer' });
  });

  it.each([
    ['Enter Meridian Reels', '1'],
    ['Enter Northlight Slots', '2'],
  ])('%s opens its room', async (name, provider) => {
    const page = await open('/live-slot', { token: 'secret' });
    await press(name);
    await waitFor(() =>
      expect(page.calls('openLiveSlotLobby').map(({ query }) => query)).toEqual([{ provider }]),
    );
    expect(page.address()).toBe(`/play-live-slot?provider=${provider}`);
  });

  it('asks a visitor to log in, then continues', async () => {
    const page = await open('/live-slot');
    await press('Enter Northlight Slots');
    await screen.findByRole('dialog', { name: 'Log in to continue' });
    await logIn();
    await waitFor(() => expect(page.address()).toBe('/play-live-slot?provider=2'));
  });
});

describe('the live-slot game', () => {
  it('has transfer, reload, full screen and close, in this order', async () => {
    HTMLElement.prototype.requestFullscreen = vi.fn();
    const page = await open('/play-live-slot', { token: 'secret' });
    await screen.findByTitle('Meridian Reels');
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names.slice(0, 5)).toEqual([
      'Transfer',
      'Reload game',
      'Theatre mode',
      expect.stringMatching(/full screen$/i),
      'Close game',
    ]);
    await press('Close game');
    expect(page.address()).toBe('/live-slot');
  });

  it('opens the transfer over the game, which stays open', async () => {
    const page = await open('/play-live-slot', { token: 'secret' });
    const frame = await screen.findByTitle('Meridian Reels');
    await press('Transfer');
    await screen.findByRole('dialog', { name: 'Live slot transfer' });
    expect(screen.getByTitle('Meridian Reels')).toBe(frame);
    expect(page.calls('openLiveSlotLobby')).toHaveLength(1);
  });

  it('requires a login', async () => {
    const page = await open('/play-live-slot?provider=2');
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(page.address()).toBe('/login');
  });

  it.each(['?provider=9', '?provider=__proto__', ''])('opens the first room for %j', async (query) => {
    const page = await open(`/play-live-slot${query}`, { token: 'secret' });
    await screen.findByTitle('Meridian Reels');
    expect(page.calls('openLiveSlotLobby')[0]?.query).toEqual({ provider: '1' });
  });

  it.each([
    ['is not reached', mockNetworkError('openLiveSlotLobby')],
    ['has no URL', mockReply('openLiveSlotLobby', { body: { data: { url: '' } } })],
    ['is unreadable', mockReply('openLiveSlotLobby', { body: { data: null } })],
  ])('that %s shows an error, with a link back', async (_, reply) => {
    await open('/play-live-slot', { token: 'secret', handlers: [reply] });
    const link = await screen.findByRole('link', { name: 'Back to games' });
    expect(link.getAttribute('href')).toBe('/live-slot');
  });
});
