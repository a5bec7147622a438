import type { Launch } from '@baize/api';
import { lazyPage, RouteView, type AppRoute } from '@baize/routing';
import { RequirePlayer, useLoginDialog } from '@baize/session';
import { mockResolver, mockReply, exampleBody, renderPage, testI18n } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { casinoRoutes } from '../routes.tsx';

const routes: AppRoute[] = [
  ...casinoRoutes.filter(({ path }) => path !== '/casino'),
  { path: '*', page: lazyPage(() => Promise.resolve(() => <h1>Elsewhere</h1>)) },
];

beforeAll(async () => {
  const i18n = await testI18n('en', casinoTexts);
  await Promise.all(routes.map(({ page }) => page.load(i18n)));
});

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path: ['/casino?type=bingo', '/PlayGame/1001'],
    routes,
    token: 'secret',
    texts: [casinoTexts],
    ...options,
  });

/** A launch with some fields changed; `url` differs each time, since a launch URL works only once. */
function launches(change: Partial<Record<keyof Launch, unknown>> = {}) {
  let count = 0;
  return mockResolver('launchGame', () => {
    const { data } = exampleBody<{ data: Launch }>('launchGame', 'framed');
    const url = `https://games.example/slot?launch=${(count += 1)}`;
    return { body: { success: true, data: { ...data, url, ...change } } };
  });
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Ember Crown');

/** Replaces the login popup: runs the pending action at once. */
function LoginAsked() {
  const { open: isOpen, pending } = useLoginDialog();
  return (
    <button type="button" onClick={pending}>
      login: {isOpen ? 'open' : 'closed'}
    </button>
  );
}

describe('the game menu', () => {
  const choose = async (item: string) => {
    await press('More for this game');
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('opens the game in its own window, and blanks it here', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const page = await open({ device: 1, handlers: [launches()] });
    await frame();
    await choose('Open in a new window');
    expect(opened).toHaveBeenCalledWith(
      `${location.origin}/PlayGameNewWindow/Ember%20Crown/1001`,
      '_blank',
      expect.stringContaining('width=1200,height=800'),
    );
    expect(document.querySelector('iframe')).toBeNull();
    await press('Play here');
    await frame();
    expect(page.calls('launchGame')).toHaveLength(2);
  });

  it('opens a demo in its own window, which closes with the game', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const page = await open({ path: '/play/demo/1001', device: 1, token: undefined });
    await frame();
    await choose('Open in a new window');
    const address = `${location.origin}/play/demo/1001?window=1`;
    expect(opened).toHaveBeenCalledWith(address, '_blank', expect.stringContaining('width=1200,height=800'));
    page.unmount();
    await open({ path: '/play/demo/1001?window=1', device: 1, token: undefined });
    await frame();
    expect(document.querySelector('[data-theatre=true]')).not.toBeNull();
    const close = vi.spyOn(window, 'close').mockReturnValue();
    await press('Close game');
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    [1, true],
    [2, false],
    [3, true],
  ] as const)('offers a window of its own on device %i: %s', async (device, isOffered) => {
    await open({ device, handlers: [launches()] });
    await frame();
    await press('More for this game');
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: 'Similar games' })).toBeTruthy();
    expect(menu.queryByRole('menuitem', { name: 'Open in a new window' }) !== null).toBe(isOffered);
  });

  it('adds it to the favourites', async () => {
    const page = await open({ handlers: [launches()] });
    await frame();
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(1));
    await choose('Remove from favourites');
    await waitFor(() => expect(page.calls('toggleFavoriteGame')).toHaveLength(1));
  });

  it('shows other games of the same provider', async () => {
    const detail = mockReply('getGameDetail', { body: { data: { provider_id: 7, type: 4 } } });
    const page = await open({ handlers: [launches(), detail] });
    await frame();
    const details = () => page.calls('getGameDetail').map(({ address }) => address);
    await waitFor(() => expect(details()).toEqual(['/_api/game-detail/1001']));
    await choose('Similar games');
    const sheet = await screen.findByRole('dialog', { name: 'Similar games' });
    await waitFor(() =>
      expect(page.calls('getGames')[0]?.query).toMatchObject({ provider: '7', type: 'casino' }),
    );
    expect(await within(sheet).findByRole('button', { name: 'Moonlit Koi' })).toBeTruthy();
    expect(within(sheet).queryByRole('button', { name: 'Ember Crown' })).toBeNull();
  });

  it('switches from a demo to real money, through the login', async () => {
    const page = await renderPage(
      <>
        <RouteView guard={RequirePlayer} fallback={null} />
        <LoginAsked />
      </>,
      { path: '/play/demo/1001', routes, texts: [casinoTexts] },
    );
    await frame();
    await choose('Play for real money');
    expect(page.address()).toBe('/play/demo/1001');
    await press('login: open');
    /* To the game, whose guard redirects a visitor. */
    expect(page.address()).toBe('/login');
  });
});
