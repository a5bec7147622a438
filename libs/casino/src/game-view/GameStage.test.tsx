import type { Launch } from '@baize/api';
import { lazyPage, RouteView, type AppRoute } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockResolver, mockReply, exampleBody, renderPage, samplePage, testI18n } from '@baize/testing';
import { passTime, stopClock, waitWithoutClock } from '@baize/testing/clock';
import { press } from '@baize/testing/gestures';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

describe('a launch that returns a script', () => {
  const scripted = (url: string) => open({ handlers: [launches({ type: 'script', url })] });

  it('runs in the isolated host, never in the page or its own frame', async () => {
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

  it('fails after thirty seconds, with retry and close', async () => {
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

describe('the stage of a game', () => {
  const covers = () => document.querySelector('[data-theatre=true]') !== null;

  it('fits between the site’s bars, and fills the window in theatre mode', async () => {
    await open({ device: 1, handlers: [launches()] });
    await frame();
    expect(covers()).toBe(false);
    await press('Theatre mode');
    expect(covers()).toBe(true);
    await press('Leave theatre mode');
    expect(covers()).toBe(false);
  });

  it('fills the window when the platform requests it', async () => {
    await open({ device: 1, handlers: [launches({ full_screen: 1 })] });
    await frame();
    expect(covers()).toBe(true);
  });

  it.each(['/launcher/1001', '/PlayGameNewWindow/Ember%20Crown/1001'])(
    'fills the window at %s',
    async (path) => {
      const page = await open({ path, device: 1, handlers: [launches()] });
      await frame();
      expect(covers()).toBe(true);
      expect(screen.queryByRole('button', { name: 'Theatre mode' })).toBeNull();
      expect(page.calls('launchGame')).toHaveLength(1);
    },
  );

  it('has no full-screen button if the browser lacks it', async () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
    await open({ device: 1, handlers: [launches()] });
    await frame();
    expect(screen.getByRole('button', { name: 'Reload game' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });

  it('in full screen shows the game with its bars, or for provider 9088 only the frame', async () => {
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

  it.each([
    [7, 0],
    [9088, 1],
  ])('has its own frame style for provider %i: %i', async (provider_id, frames) => {
    const detail = mockReply('getGameDetail', {
      body: { data: { provider_id, name: 'Ember Crown', type: 4 } },
    });
    const page = await open({ handlers: [launches(), detail] });
    await frame();
    await waitFor(() => expect(page.queryClient.getQueryData(['game-detail', '1001'])).toBeTruthy());
    await waitFor(() =>
      expect(document.querySelectorAll('[data-own-frame=true] iframe')).toHaveLength(frames),
    );
  });
});

describe('the deposit during a game', () => {
  const deposit = { path: '/Deposit', page: samplePage('Deposit') };
  const phone = { device: 2, routes: [deposit, ...routes] } as const;
  const shown = () => screen.queryByRole('button', { name: 'Deposit' }) !== null;

  it('opens over the running game, which keeps running', async () => {
    const openDeposit = vi.fn();
    const page = await open({ ...phone, actions: { openDeposit } });
    const running = await frame();
    await press('Deposit');
    expect(openDeposit).toHaveBeenCalledOnce();
    expect(await frame()).toBe(running);
    expect(page.address()).toBe('/PlayGame/1001');
    expect(page.calls('launchGame')).toHaveLength(1);
  });

  it('leaves full screen, which would hide a dialog', async () => {
    const exitFullscreen = vi.fn(() => Promise.resolve());
    Object.assign(document, { exitFullscreen });
    await open(phone);
    await frame();
    Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true });
    await press('Deposit');
    Reflect.deleteProperty(document, 'fullscreenElement');
    expect(exitFullscreen).toHaveBeenCalledOnce();
  });

  it('isn’t offered if the app has none', async () => {
    await open({ ...phone, routes: routes.filter(({ path }) => path !== '*') });
    await frame();
    expect(shown()).toBe(false);
  });

  it('isn’t offered where the site’s header already has one', async () => {
    await open({ routes: [deposit, ...routes] });
    await frame();
    expect(shown()).toBe(false);
    await press('Theatre mode');
    expect(shown()).toBe(true);
  });
});
