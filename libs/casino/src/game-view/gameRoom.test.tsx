import type { Launch } from '@baize/api';
import { lazyPage, RouteView, type AppRoute } from '@baize/routing';
import { RequirePlayer, useLoginDialog } from '@baize/session';
import { mockResolver, mockReply, exampleBody, renderPage, samplePage, testI18n } from '@baize/testing';
import { passTime, stopClock, waitWithoutClock } from '@baize/testing/clock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** A launch with some fields changed; `url` differs each time, as an address can be used once. */
function launches(change: Partial<Record<keyof Launch, unknown>> = {}) {
  let count = 0;
  return mockResolver('launchGame', () => {
    const { data } = exampleBody<{ data: Launch }>('launchGame', 'framed');
    const url = `https://games.example/slot?launch=${(count += 1)}`;
    return { body: { success: true, data: { ...data, url, ...change } } };
  });
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Ember Crown');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Replaces the login popup: does at once what was wanted. */
function LoginAsked() {
  const { open: isOpen, pending } = useLoginDialog();
  return (
    <button type="button" onClick={pending}>
      login: {isOpen ? 'open' : 'closed'}
    </button>
  );
}

describe('a launch of a script', () => {
  const scripted = (url: string) => open({ handlers: [launches({ type: 'script', url })] });

  it('runs in the isolated host, never in the page or in a frame of its own', async () => {
    await scripted('https://games.example/slot.js?launch=1');
    const host = await frame();
    expect(new URL(host.src).pathname).toBe('/script-host.html');
    expect(host.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(document.querySelector('script[src*="games.example"]')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'http://games.example/slot.js', '"><script>alert(1)</script>'])(
    'of %j is refused',
    async (url) => {
      await scripted(url);
      expect(await screen.findByText('The provider’s address isn’t secure.')).toBeTruthy();
      expect(document.querySelector('iframe')).toBeNull();
    },
  );
});

describe('a game that does not load', () => {
  beforeEach(stopClock);

  it('has failed after thirty seconds, and can be tried again or left', async () => {
    const loaded = () => waitWithoutClock(() => screen.getByTitle('Ember Crown'));
    await open({ handlers: [launches()] });
    await loaded();
    await passTime(29_999);
    expect(screen.queryByRole('alert')).toBeNull();
    await passTime(1);
    expect(screen.getByRole('alert').textContent).toContain('didn’t answer in time');
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to games' }).getAttribute('href')).toBe('/casino');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await loaded()).toBeTruthy();
  });
});

describe('the room of a game', () => {
  const covers = () => document.querySelector('[data-theatre=true]') !== null;

  it('is between the site’s bars, and all of the window in theatre mode', async () => {
    await open({ device: 1, handlers: [launches()] });
    await frame();
    expect(covers()).toBe(false);
    await press('Theatre mode');
    expect(covers()).toBe(true);
    await press('Leave theatre mode');
    expect(covers()).toBe(false);
  });

  it('is all of the window when the platform says so', async () => {
    await open({ device: 1, handlers: [launches({ full_screen: 1 })] });
    await frame();
    expect(covers()).toBe(true);
  });

  it.each(['/launcher/1001', '/PlayGameNewWindow/Ember%20Crown/1001'])('is all of it at %s', async (path) => {
    const page = await open({ path, device: 1, handlers: [launches()] });
    await frame();
    expect(covers()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Theatre mode' })).toBeNull();
    expect(page.calls('launchGame')).toHaveLength(1);
  });

  it('has no button for full screen in a browser without it', async () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
    await open({ device: 1, handlers: [launches()] });
    await frame();
    expect(screen.getByRole('button', { name: 'Reload game' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });

  it('in full screen is the whole game with its bars, or, for provider 9088, the frame alone', async () => {
    const full = vi.fn(function (this: HTMLElement) {
      return Promise.resolve(void full.targets.push(this));
    }) as unknown as (() => Promise<void>) & { targets: HTMLElement[] };
    full.targets = [];
    HTMLElement.prototype.requestFullscreen = full;
    const detail = (provider_id: number) =>
      mockReply('getGameDetail', { body: { data: { provider_id, name: 'Ember Crown', type: 4 } } });
    const usual = await open({ handlers: [launches(), detail(7)] });
    await frame();
    await press('Full screen');
    usual.unmount();
    const page = await open({ handlers: [launches(), detail(9088)] });
    await frame();
    await waitFor(() => expect(page.queryClient.getQueryData(['game-detail', '1001'])).toBeTruthy());
    await press('Full screen');
    const hasBars = full.targets.map((target) => target.querySelector('h1') !== null);
    expect(hasBars).toEqual([true, false]);
  });
});

describe('the deposit over a game', () => {
  const deposit = { path: '/Deposit', page: samplePage('Deposit') };
  const phone = { device: 2, routes: [deposit, ...routes] } as const;
  const shown = () => screen.queryByRole('button', { name: 'Deposit' }) !== null;

  it('opens over the running game, which stays as it is', async () => {
    const openDeposit = vi.fn();
    const page = await open({ ...phone, actions: { openDeposit } });
    const running = await frame();
    await press('Deposit');
    expect(openDeposit).toHaveBeenCalledOnce();
    expect(await frame()).toBe(running);
    expect(page.address()).toBe('/PlayGame/1001');
    expect(page.calls('launchGame')).toHaveLength(1);
  });

  it('leaves the full screen, in which no dialog is seen', async () => {
    const exitFullscreen = vi.fn(() => Promise.resolve());
    Object.assign(document, { exitFullscreen });
    await open(phone);
    await frame();
    Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true });
    await press('Deposit');
    Reflect.deleteProperty(document, 'fullscreenElement');
    expect(exitFullscreen).toHaveBeenCalledOnce();
  });

  it('isn’t offered where there is none', async () => {
    await open({ ...phone, routes: routes.filter(({ path }) => path !== '*') });
    await frame();
    expect(shown()).toBe(false);
  });

  it('is left to the site’s header where that is in view', async () => {
    await open({ routes: [deposit, ...routes] });
    await frame();
    expect(shown()).toBe(false);
    await press('Theatre mode');
    expect(shown()).toBe(true);
  });
});

describe('the menu of a game', () => {
  const choose = async (item: string) => {
    await press('More for this game');
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('opens the game in a window of its own, and blanks it here', async () => {
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

  it('adds it to the favourites', async () => {
    const page = await open({ handlers: [launches()] });
    await frame();
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(1));
    await choose('Remove from favourites');
    await waitFor(() => expect(page.calls('toggleFavoriteGame')).toHaveLength(1));
  });

  it('shows games of the same provider, without this one', async () => {
    const detail = mockReply('getGameDetail', { body: { data: { provider_id: 7, type: 4 } } });
    const page = await open({ handlers: [launches(), detail] });
    await frame();
    await waitFor(() => expect(page.calls('getGameDetail')).toHaveLength(1));
    await choose('Similar games');
    const sheet = await screen.findByRole('dialog', { name: 'Similar games' });
    await waitFor(() =>
      expect(page.calls('getGames')[0]?.query).toMatchObject({ provider: '7', type: 'casino' }),
    );
    expect(await within(sheet).findByRole('button', { name: 'Moonlit Koi' })).toBeTruthy();
    expect(within(sheet).queryByRole('button', { name: 'Ember Crown' })).toBeNull();
  });

  it('leads from a demo to the game for real money, through the login', async () => {
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
    await userEvent.click(await screen.findByRole('button', { name: 'login: open' }));
    /* To the game, whose guard sends a visitor on. */
    expect(page.address()).toBe('/login');
  });
});
