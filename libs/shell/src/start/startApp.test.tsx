import { LANGUAGES } from '@baize/i18n';
import { lazyPage, type AppRoute } from '@baize/routing';
import { samplePage, mockPending, mockPlatform, testBrand } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../header/Header.tsx';
import { notFoundRoutes } from '../not-found/notFoundRoutes.ts';
import { setFailures, unsetFailures } from '../vitals/setFailures.testing.ts';
import { startApp } from './startApp.tsx';

const routes: AppRoute[] = [{ path: '/', page: samplePage('Home') }, ...notFoundRoutes];
const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    {children}
  </>
);

const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;

function serverPage({ brand = testBrand, state }: { brand?: object; state?: unknown } = {}) {
  document.body.innerHTML =
    '<div id="root"></div>' +
    dataElement('brand', brand) +
    (state === undefined ? '' : dataElement('state', state));
}

/* An app that is left running sends its late requests in the next test. */
let root: Root | undefined;
const start = async () => {
  root = await act(() => startApp({ device: 1, routes, Layout }));
};
afterEach(() => act(() => root?.unmount()));

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('startApp', () => {
  it('renders the page at the URL, for the brand in the HTML', async () => {
    const site = mockPlatform();
    serverPage();
    await start();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Testhouse' })).toBeTruthy();
    expect(site.calls('getOptions')[0]?.headers.get('site-id')).toBe('9001');
  });

  it.each([
    [null, 'tr', 'tr'],
    [null, 'en', 'en'],
    ['en', 'tr', 'en'],
    ['tr', 'en', 'tr'],
    ['de', 'en', 'tr'],
  ])('with a stored %j and a brand in %s, the site is in %s', async (stored, brandLanguage, language) => {
    const site = mockPlatform();
    if (stored) localStorage.setItem('lang', stored);
    serverPage({ brand: { ...testBrand, defaultLanguage: brandLanguage } });
    await start();
    expect(
      await screen.findByRole('button', { name: language === 'tr' ? 'Giriş yap' : 'Log in' }),
    ).toBeTruthy();
    expect(document.documentElement.lang).toBe(language);
    expect(site.calls('getOptions')[0]?.headers.get('accept-language')).toBe(language);
  });

  it.each(LANGUAGES)('shows the site in %s when it is the stored language', async (language) => {
    mockPlatform();
    localStorage.setItem('lang', language);
    serverPage();
    await start();
    const { default: texts } = (await import(`../locales/${language}.json`)) as {
      default: { login: string };
    };
    expect(await screen.findByRole('button', { name: texts.login })).toBeTruthy();
    expect(document.documentElement.lang).toBe(language);
  });

  it.each([undefined, null, 'x', {}, { language: 'tr' }, { language: 'tr', path: '/', queries: null }])(
    'starts with a page state of %j',
    async (state) => {
      mockPlatform();
      serverPage({ state });
      await start();
      expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    },
  );

  it('starts with the page of a closed site until the options load', async () => {
    /* In another language than the visitor's, so that there is no markup to hydrate. */
    const closed = { language: 'en', path: '/', queries: {}, closure: { why: 'maintenance' } };
    mockPlatform(mockPending('getOptions'));
    history.replaceState(null, '', '/casino');
    serverPage({ state: closed });
    await start();
    expect(await screen.findByRole('heading', { name: 'Kısa bir bakım arası' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Giriş yap' })).toBeNull();
  });

  it('throws for a page that wasn’t rendered for a brand, with a hint', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    await expect(startApp({ device: 1, routes, Layout })).rejects.toThrow(/not rendered for a brand/);
  });

  it('shows "Page not found" at an unknown URL', async () => {
    mockPlatform();
    history.replaceState(null, '', '/nowhere');
    serverPage({ brand: { ...testBrand, defaultLanguage: 'en' } });
    await start();
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  it('addresses the player in the brand’s voice', async () => {
    mockPlatform();
    history.replaceState(null, '', '/nowhere');
    serverPage({ brand: { ...testBrand, voice: 'informal' } });
    await start();
    expect(await screen.findByRole('heading', { name: 'Bu sayfa yerinde yok' })).toBeTruthy();
  });

  it('replaces the server’s metadata instead of duplicating it', async () => {
    mockPlatform();
    history.replaceState(null, '', '/nowhere');
    document.head.innerHTML =
      '<title>Server</title><meta name="description" content="Server"><meta name="robots" content="all">';
    serverPage({ brand: { ...testBrand, defaultLanguage: 'en' } });
    await start();
    await waitFor(() => expect(document.title).toMatch(/^Page not found · /));
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('notes a crash that a boundary has caught, on a page that reports', async () => {
    const noted = setFailures();
    const crash = new Error('crash');
    const Crash = () => {
      throw crash;
    };
    mockPlatform();
    serverPage();
    root = await act(() => startApp({ device: 1, routes, Layout: Crash }));
    await waitFor(() => expect(noted).toContain(crash));
    unsetFailures();
  });

  it('requests the data of a player’s page together with its code', async () => {
    mockPlatform();
    const requested = Promise.withResolvers<string | null>();
    const page = lazyPage(async () => {
      await requested.promise;
      return () => <h1>Deposit</h1>;
    });
    const deposit: AppRoute = {
      path: '/Deposit',
      player: true,
      page,
      loader: (_client, { search }) => {
        requested.resolve(search.get('method'));
        return Promise.reject(new Error('The page requests it again.'));
      },
    };
    history.replaceState(null, '', '/deposit?method=7');
    serverPage();
    root = await act(() => startApp({ device: 1, routes: [...routes, deposit], Layout }));
    await expect(requested.promise).resolves.toBe('7');
  });

  it('replays a click that happened before the script loaded', async () => {
    mockPlatform();
    serverPage();
    const button = document.body.appendChild(document.createElement('button'));
    const onClick = vi.fn();
    button.addEventListener('click', onClick);
    globalThis.baizeClick = button;
    await start();
    await screen.findByRole('heading', { name: 'Home' });
    expect(onClick).toHaveBeenCalledOnce();
    globalThis.baizeClick = undefined;
  });
});
