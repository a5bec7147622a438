import type { Launch } from '@baize/api';
import { lazyPage, RouteView, type AppRoute } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockResolver, example, exampleBody, mockPending, renderPage, testI18n } from '@baize/testing';
import type * as ui from '@baize/ui';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { casinoRoutes } from '../routes.tsx';

const leavePage = vi.hoisted(() => vi.fn());
vi.mock('@baize/ui', async (original) => ({ ...(await original<typeof ui>()), leavePage }));

const routes: AppRoute[] = [
  ...casinoRoutes.filter(({ path }) => path !== '/casino'),
  { path: '*', page: lazyPage(() => Promise.resolve(() => <h1>Elsewhere</h1>)) },
];

beforeAll(async () => {
  const i18n = await testI18n('en', casinoTexts);
  await Promise.all(routes.map(({ page }) => page.load(i18n)));
});
beforeEach(() => leavePage.mockReset());

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

describe('opening a game', () => {
  it('launches it once, for the device, and shows it in a sandboxed frame', async () => {
    const page = await open({ device: 2, handlers: [launches()] });
    const shown = await frame();
    expect(shown.src).toBe('https://games.example/slot?launch=1');
    expect(shown.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(page.calls('launchGame').map(({ address }) => address)).toEqual(['/_api/game/1001?device=2']);
  });

  it.each(['/PlayGame/1001', '/playgame/1001', '/game/1001', '/PlayZeplinGame/ember-crown/1001'])(
    'works at %s',
    async (path) => {
      const page = await open({ path, device: 1, handlers: [launches()] });
      expect(await frame()).toBeTruthy();
      expect(page.calls('launchGame').map(({ address }) => address)).toEqual(['/_api/game/1001?device=1']);
    },
  );

  it('for free needs no login and shows no session facts', async () => {
    const page = await open({ path: '/play/demo/1001', device: 1, token: undefined });
    expect(await frame()).toBeTruthy();
    expect(page.calls('launchDemo').map(({ address }) => address)).toEqual(['/_api/gameDemo/1001?device=1']);
    expect(page.calls('launchGame')).toHaveLength(0);
    expect(screen.getByText('Play money')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'This session' })).toBeNull();
  });

  it('for money requires a login', async () => {
    const page = await open({ token: undefined });
    await screen.findByText('Elsewhere');
    expect(page.address()).toBe('/login');
    expect(page.calls('launchGame')).toHaveLength(0);
  });

  it('shows a loading state', async () => {
    await open({ handlers: [mockPending('launchGame')] });
    expect(await screen.findByText('Opening the game…')).toBeTruthy();
  });

  it('in the full window leaves the page, once', async () => {
    await open({ handlers: [launches({ device: 2 })] });
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('https://games.example/slot?launch=1'));
    expect(leavePage).toHaveBeenCalledOnce();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://games.example/',
    'https://user:word@games.example/',
    '/own/page',
    'nonsense',
    'https://',
  ])('does not load the URL %j', async (url) => {
    await open({ handlers: [launches({ url })] });
    expect(await screen.findByText('The provider’s address isn’t secure.')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('a launch without a URL', () => {
  it.each(['', null, 7])('shows an error for the URL %j', async (url) => {
    await open({ handlers: [launches({ url })] });
    expect(await screen.findByText('Something unexpected went wrong.')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('also shows an error for a full-window game', async () => {
    await open({ handlers: [launches({ url: '', device: 2 })] });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(leavePage).not.toHaveBeenCalled();
  });
});

describe('reload', () => {
  it('launches again, since a launch URL works only once', async () => {
    const page = await open({ handlers: [launches()] });
    await frame();
    await press('Reload game');
    await waitFor(async () => expect((await frame()).src).toBe('https://games.example/slot?launch=2'));
    expect(page.calls('launchGame')).toHaveLength(2);
  });

  it('does nothing during a launch', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = mockResolver('launchGame', () => promise.then(() => example('launchGame', 'framed')));
    const page = await open({ handlers: [slow] });
    await screen.findByText('Opening the game…');
    await press('Reload game');
    await press('Reload game');
    resolve();
    await frame();
    expect(page.calls('launchGame')).toHaveLength(1);
  });
});

describe('closing opens the game’s lobby', () => {
  it.each([
    [2, '/Virtual'],
    [4, '/casino'],
    [5, '/livecasino'],
    [6, '/bingo'],
    [7, '/beton'],
    [8, '/games'],
    [99, '/casino'],
    ['4', '/casino'],
    [null, '/casino'],
  ])('category %j: %s', async (game_category, lobby) => {
    const page = await open({ handlers: [launches({ game_category })] });
    await frame();
    await press('Close game');
    /* A cached lobby may already be on its second page. */
    expect(page.location().pathname).toBe(lobby);
  });
});
