import type { AppRoute } from '@baize/routing';
import { mockNetworkError, renderPage, samplePage } from '@baize/testing';
import { logIn, press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { walletGameRoutes } from '../wallet-games/walletGameRoutes.ts';
import { WALLET_GAME_TEXTS, WalletGamePage } from '../wallet-games/walletGames.testing.tsx';

const routes: AppRoute[] = [...walletGameRoutes, { path: '*', page: samplePage('Elsewhere') }];

const open = (path: string, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<WalletGamePage />, { path, routes, texts: WALLET_GAME_TEXTS, ...options });

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

describe.each([
  { path: '/play-live-binary', operation: 'openBinaryOption', name: 'Binary options', lobby: '/casino' },
  { path: '/play-high-flyer', operation: 'openHighFlyer', name: 'High Flyer', lobby: '/games' },
])('$name', ({ path, operation, name, lobby }) => {
  const modes = (page: Awaited<ReturnType<typeof open>>) =>
    page.calls(operation).map(({ address }) => address.split('/').at(-1));

  it.each([undefined, 'secret'])('starts with play money (token: %s)', async (token) => {
    const page = await open(path, { token });
    await screen.findByTitle(name);
    expect(modes(page)).toEqual(['lobby-demo']);
    expect(isChosen('Play money')).toBe(true);
    expect(screen.queryByRole('group', { name: 'This session' })).toBeNull();
  });

  it('switches to real money and back, one launch each, and keeps the mode in the URL', async () => {
    const page = await open(path, { token: 'secret' });
    await screen.findByTitle(name);
    await choose('Real money');
    await screen.findByRole('group', { name: 'This session' });
    await waitFor(() => expect(modes(page)).toEqual(['lobby-demo', 'lobby']));
    expect(page.address()).toBe(`${path}?mode=real`);
    await screen.findByTitle(name);
    await choose('Play money');
    await waitFor(() => expect(modes(page)).toEqual(['lobby-demo', 'lobby', 'lobby-demo']));
    expect(page.address()).toBe(path);
  });

  it('opens in the URL’s mode', async () => {
    const page = await open(`${path}?mode=real`, { token: 'secret' });
    await screen.findByTitle(name);
    expect(modes(page)).toEqual(['lobby']);
  });

  it('asks a visitor to log in for real money, then continues', async () => {
    const page = await open(path);
    await screen.findByTitle(name);
    await choose('Real money');
    await screen.findByRole('dialog', { name: 'Log in to continue' });
    expect(modes(page)).toEqual(['lobby-demo']);
    await logIn();
    await waitFor(() => expect(modes(page)).toEqual(['lobby-demo', 'lobby']));
  });

  it('asks a visitor to log in if the URL requests real money, and uses play money until then', async () => {
    const page = await open(`${path}?mode=real`);
    await screen.findByRole('dialog', { name: 'Log in to continue' });
    expect(modes(page)).toEqual(['lobby-demo']);
    await logIn();
    await waitFor(() => expect(modes(page)).toEqual(['lobby-demo', 'lobby']));
  });

  it('closes to its lobby', async () => {
    const page = await open(path);
    await screen.findByTitle(name);
    await press('Close game');
    expect(page.address()).toBe(lobby);
  });

  it('explains a refusal, with a link back', async () => {
    await open(`${path}?mode=real`, { token: 'secret', handlers: [mockNetworkError(operation)] });
    const link = await screen.findByRole('link', { name: 'Back to games' });
    expect(link.getAttribute('href')).toMatch(lobby);
  });
});

it.each([
  ['/play-high-flyer', 'High Flyer', 1],
  ['/play-live-binary', 'Binary options', 0],
])('at %s, %s has %i flyer cards with a description', async (path, name, count) => {
  await open(path);
  await screen.findByTitle(name);
  expect(screen.queryAllByText('The multiplier climbs. You decide when to cash out.')).toHaveLength(count);
});

describe('the binary option wallet', () => {
  it('offers the transfer only with real money', async () => {
    await open('/play-live-binary', { token: 'secret' });
    await screen.findByTitle('Binary options');
    expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
    await choose('Real money');
    await press('Transfer');
    await screen.findByRole('dialog', { name: 'Binary option transfer' });
  });

  it('shows the balance that the game plays with', async () => {
    await open('/play-live-binary?mode=real', { token: 'secret' });
    await waitFor(() => expect(screen.getByText('Balance').nextElementSibling?.textContent).toBe('₺320.00'));
  });
});
