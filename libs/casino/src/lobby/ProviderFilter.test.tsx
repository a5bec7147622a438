import { RequirePlayer } from '@baize/session';
import { RouteView } from '@baize/routing';
import { exampleBody, mockReply, renderPage, testBrandWith } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { casinoRoutes } from '../routes.tsx';

const open = (path: string, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes: casinoRoutes,
    texts: [casinoTexts],
    brand: testBrandWith({ features: { popularGames: false } }),
    ...options,
  });

const asked = (page: Awaited<ReturnType<typeof open>>, operation: string) =>
  page.calls(operation).map(({ query }) => query);

beforeEach(() => {
  const Blind = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Blind);
});

describe('the provider filter', () => {
  const choose = async () => {
    await press('Providers');
    const panel = await screen.findByRole('dialog', { name: 'Providers' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: /Lantern Works/ }));
    return panel;
  };

  /** The exit animation ends only in a real browser. */
  const expectGone = (panel: HTMLElement) => expect(panel.dataset.state).toBe('closed');

  it('requests the games of the selected providers', async () => {
    const page = await open('/casino?type=casino&category=2');
    const panel = await choose();
    expect(page.address()).toBe('/casino?type=casino&category=2');
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(asked(page, 'getGames').at(-1)).toEqual({ type: 'casino', page: '1', provider: '42' }),
    );
    expect(page.address()).toBe('/casino?type=casino&provider=42');
    expectGone(panel);
  });

  it('discards the selection when it is closed', async () => {
    const page = await open('/casino?type=casino');
    const panel = await choose();
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expectGone(panel);
    expect(page.address()).toBe('/casino?type=casino');
  });

  it('has the number of games of each provider, and finds providers in any letter case', async () => {
    const { data } = exampleBody<{ data: object }>('getConfig', 'lobby');
    const providers = [
      { id: 42, name: 'Lantern Works', game_count: 64 },
      { id: 77, name: 'Quiet Harbour', game_count: 7 },
    ];
    await open('/casino', { handlers: [mockReply('getConfig', { body: { data: { ...data, providers } } })] });
    await press('Providers');
    const panel = within(await screen.findByRole('dialog', { name: 'Providers' }));
    const rows = () => panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()).toEqual(['Lantern Works64', 'Quiet Harbour7']);
    await userEvent.type(panel.getByRole('searchbox', { name: 'Search providers' }), 'HARBOUR');
    expect(rows()).toEqual(['Quiet Harbour7']);
  });

  it('clears all providers at once', async () => {
    const page = await open('/casino?type=casino&provider=42,77');
    await press('Providers (2)');
    const panel = within(await screen.findByRole('dialog', { name: 'Providers' }));
    await userEvent.click(panel.getByRole('button', { name: 'Clear all' }));
    expect(panel.getByRole('checkbox', { name: /Lantern Works/ })).toHaveProperty('checked', false);
    expect(page.address()).toBe('/casino?type=casino&provider=42,77');
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    expect(page.address()).toBe('/casino?type=casino');
  });

  it('shows each selection as a removable chip', async () => {
    const page = await open('/casino?type=casino&provider=42,77&search=koi');
    await press(/^Lantern Works: Remove/);
    expect(page.address()).toBe('/casino?type=casino&provider=77&search=koi');
    await press(/^“koi”: Remove/);
    expect(page.address()).toBe('/casino?type=casino&provider=77');
    await press('Clear all');
    expect(page.address()).toBe('/casino?type=casino');
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });
});
