import { LANGUAGES } from '@baize/i18n';
import type { AppRoute } from '@baize/routing';
import { samplePage, mockPlatform, testBrand } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../header/Header.tsx';
import { notFoundRoutes } from '../not-found/notFoundRoutes.ts';
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

function pageOf({ brand = testBrand, state }: { brand?: object; state?: unknown } = {}) {
  document.body.innerHTML =
    '<div id="root"></div>' +
    dataElement('brand', brand) +
    (state === undefined ? '' : dataElement('state', state));
}

const start = () => act(() => startApp({ device: 1, routes, Layout }));

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('starting an app', () => {
  it('draws the page of the address, for the brand in the HTML', async () => {
    const site = mockPlatform();
    pageOf();
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
  ])('stored %j and brand %s speak %s', async (stored, brandLanguage, spoken) => {
    const site = mockPlatform();
    if (stored) localStorage.setItem('lang', stored);
    pageOf({ brand: { ...testBrand, defaultLanguage: brandLanguage } });
    await start();
    expect(
      await screen.findByRole('button', { name: spoken === 'tr' ? 'Giriş yap' : 'Log in' }),
    ).toBeTruthy();
    expect(document.documentElement.lang).toBe(spoken);
    expect(site.calls('getOptions')[0]?.headers.get('accept-language')).toBe(spoken);
  });

  it.each(LANGUAGES)('whoever chose %s reads the site in it', async (language) => {
    mockPlatform();
    localStorage.setItem('lang', language);
    pageOf();
    await start();
    const { default: texts } = (await import(`../locales/${language}.json`)) as {
      default: { login: string };
    };
    expect(await screen.findByRole('button', { name: texts.login })).toBeTruthy();
    expect(document.documentElement.lang).toBe(language);
  });

  it.each([undefined, null, 'x', {}, { language: 'tr' }, { language: 'tr', path: '/', queries: null }])(
    'a page state of %j stops nothing',
    async (state) => {
      mockPlatform();
      pageOf({ state });
      await start();
      expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    },
  );

  it('a page that was rendered for nobody says what to do', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    await expect(startApp({ device: 1, routes, Layout })).rejects.toThrow(/not rendered for a brand/);
  });

  it('an address that is no page is not found', async () => {
    mockPlatform();
    history.replaceState(null, '', '/nowhere');
    pageOf({ brand: { ...testBrand, defaultLanguage: 'en' } });
    await start();
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  it('a page that is rendered anew has its metadata once', async () => {
    mockPlatform();
    history.replaceState(null, '', '/nowhere');
    document.head.innerHTML =
      '<title>Server</title><meta name="description" content="Server"><meta name="robots" content="all">';
    pageOf({ brand: { ...testBrand, defaultLanguage: 'en' } });
    await start();
    await waitFor(() => expect(document.title).toMatch(/^Page not found · /));
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('a press that came before the script is not lost', async () => {
    mockPlatform();
    pageOf();
    const early = document.body.appendChild(document.createElement('button'));
    const pressed = vi.fn();
    early.addEventListener('click', pressed);
    globalThis.baizeClick = early;
    await start();
    await screen.findByRole('heading', { name: 'Home' });
    expect(pressed).toHaveBeenCalledOnce();
    globalThis.baizeClick = undefined;
  });
});
