// @vitest-environment node
import { api, call, type HomeData, type SiteOptions } from '@baize/api';
import { useBrand } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import { lazyPage, Redirect, type AppRoute } from '@baize/routing';
import { noteImport } from '@baize/routing/server';
import { exampleBody, samplePage, testBrand } from '@baize/testing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPageRenderer, type RenderRequest } from '../../server/createPageRenderer.tsx';
import { withTimeout } from '../../server/withTimeout.ts';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { notFoundRoutes } from '../not-found/notFoundRoutes.ts';

/* The global test set-up clears local storage afterwards; a server has none. */
beforeAll(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    value: { clear: () => undefined },
    configurable: true,
  });
});

const homeQuery = (device: 1 | 2 | 3) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: async () => (await call(api.GET('/homepage', { params: { query: { device } } }))).data,
  });

function Home() {
  const { name } = useBrand();
  const { data } = useQuery(homeQuery(1));
  return (
    <>
      <h1>{`${name} in ${useLanguage()}`}</h1>
      <ul>{data ? data.casino_games.map(({ id, name }) => <li key={id}>{name}</li>) : <li>waiting</li>}</ul>
    </>
  );
}

const never = new Promise<never>(() => undefined);
const Endless = () => use(never);

const routes: AppRoute[] = [
  {
    path: '/',
    page: lazyPage(() => (noteImport('Home.tsx'), Promise.resolve(Home))),
    loader: (queryClient, { device }) => queryClient.prefetchQuery(homeQuery(device)),
  },
  { path: '/casino', page: samplePage('Casino') },
  { path: '/provider', page: lazyPage(() => Promise.resolve(() => <Redirect to="/404" />)) },
  { path: '/endless', page: lazyPage(() => Promise.resolve(Endless)) },
  {
    path: '/account',
    page: samplePage('Account'),
    skeleton: samplePage('Heading of the account'),
    player: true,
    loader: () => Promise.reject(new Error('A player’s page was prepared on the server.')),
  },
  ...notFoundRoutes,
];

const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    <main>{children}</main>
    <Footer />
  </>
);

const render = createPageRenderer({ device: 1, routes, Layout });

const OPTIONS = exampleBody<SiteOptions>('getOptions', 'options');
const HOME = exampleBody<{ data: HomeData }>('getHomepage', 'home');

/** A platform with these replies, which records its requests. */
const platform = (replies: Record<string, unknown>, requests: Request[] = []): typeof fetch => {
  return (request) => {
    if (!(request instanceof Request)) throw new Error('The client sends requests.');
    requests.push(request);
    const body = replies[new URL(request.url).pathname];
    return Promise.resolve(Response.json(body ?? {}, { status: body ? 200 : 500 }));
  };
};
const healthyPlatform = platform({ '/_api/options': OPTIONS, '/_api/homepage': HOME });
const tryRender = (change: Partial<RenderRequest> = {}) =>
  render({ brand: testBrand, path: '/', language: 'en', fetch: healthyPlatform, ...change });
async function renderOrThrow(change?: Partial<RenderRequest>) {
  const page = await tryRender(change);
  if (!page) throw new Error('Nothing was rendered.');
  return page;
}

describe('createPageRenderer', () => {
  it('renders the brand, the heading and the games', async () => {
    const { html, styles, found, bodyClass } = await renderOrThrow();
    expect(html).toContain('<h1>Testhouse in en</h1>');
    expect(html).toContain('<li>Ember Crown</li>');
    expect(html).toContain('Log in');
    expect(styles).toMatch(/^<style/);
    expect([found, bodyClass]).toEqual([true, 'page-home']);
  });

  it('leaves out overlays and parts below the first screen', async () => {
    const { html } = await renderOrThrow();
    expect(html).toContain('<header');
    expect(html).not.toContain('<footer');
  });

  it('returns the page’s title and metadata separately, in its language', async () => {
    const { head, html } = await renderOrThrow({ path: '/nowhere', language: 'tr' });
    expect(head).toMatch(/^<title>Sayfa bulunamadı[^<]*<\/title>/);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('<title>');
  });

  it('renders complete markup, without scripts or templates', async () => {
    const { html } = await renderOrThrow();
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<template');
  });

  it('renders a loading state for data that failed to load, and reports the page as incomplete', async () => {
    const { html, state, complete } = await renderOrThrow({ fetch: platform({ '/_api/options': OPTIONS }) });
    expect(html).toContain('waiting');
    expect(state.queries.queries.map(({ queryKey }) => queryKey)).toEqual([['options']]);
    expect(complete).toBe(false);
    expect((await renderOrThrow()).complete).toBe(true);
  });

  it('stops waiting for a platform that does not respond', async () => {
    vi.useFakeTimers();
    const replies = { '/_api/options': OPTIONS, '/_api/homepage': undefined };
    const rendering = tryRender({
      fetch: (request) =>
        (request as Request).url.includes('options')
          ? platform(replies)(request)
          : new Promise(() => undefined),
    });
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    const page = await rendering;
    expect(page?.html).toContain('waiting');
    expect(page?.complete).toBe(false);
  });

  it('aborts a page that never ends when the client is gone', async () => {
    const visit = new AbortController();
    const rendering = tryRender({ path: '/endless', signal: visit.signal });
    setImmediate(() => visit.abort(new Error('late')));
    await expect(rendering).rejects.toThrow('late');
  });

  it('renders nothing without the options: forms would re-render when they load', async () => {
    expect(await tryRender({ fetch: platform({ '/_api/homepage': HOME }) })).toBeUndefined();
  });

  it('does not reuse data that was loaded for another visitor', async () => {
    await renderOrThrow();
    const { state } = await renderOrThrow({ fetch: platform({ '/_api/options': OPTIONS }) });
    expect(state.queries.queries.map(({ queryKey }) => queryKey)).toEqual([['options']]);
  });

  it('sends the brand and the language with its requests, and no player’s token', async () => {
    const requests: Request[] = [];
    await tryRender({ language: 'tr', fetch: platform({}, requests) });
    expect(requests.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/_api/options',
      '/_api/homepage?device=1',
    ]);
    for (const { headers } of requests) {
      expect(headers.get('site-id')).toBe(String(testBrand.id));
      expect(headers.get('accept-language')).toBe('tr');
      expect(headers.get('authorization')).toBeNull();
    }
  });

  it('lists the modules that the page imports', async () =>
    expect((await renderOrThrow()).imports).toEqual(['Home.tsx']));

  it('includes the page’s public data in the state, and none of the visitor’s', async () => {
    const { state } = await renderOrThrow();
    expect(state.path).toBe('/');
    expect(state.queries.queries.map(({ queryKey }) => queryKey)).toEqual([['options'], ['home']]);
    expect(JSON.stringify(state)).not.toMatch(/token|player|balance|username/);
    expect(state.queries.queries[0]?.state.data).not.toHaveProperty('user.geo');
  });

  it('marks the options as stale, since they depend on the visitor', async () => {
    const { state } = await renderOrThrow();
    expect(state.queries.queries[0]?.state.dataUpdatedAt).toBe(0);
  });

  it.each([
    ['/?utm=x', true],
    ['/CASINO?type=bingo', true],
    ['/nowhere', false],
    ['/casino/deeper', false],
    ['//site/casino', false],
    ['/provider', false],
  ])('%s is found: %s', async (path, found) => expect((await renderOrThrow({ path })).found).toBe(found));

  it('renders the skeleton of a page that requires a login, and not the page', async () => {
    const { html } = await renderOrThrow({ path: '/account' });
    expect(html).toContain('<h1>Heading of the account</h1>');
    expect(html).not.toContain('Account</h1>');
  });

  it('leaves the country block to the visitor’s own request', async () => {
    const restricted = exampleBody<SiteOptions>('getOptions', 'restricted');
    const { html } = await renderOrThrow({
      fetch: platform({ '/_api/options': restricted, '/_api/homepage': HOME }),
    });
    expect(html).not.toContain('We’re not available in your country');
    expect(html).toContain('Ember Crown');
  });

  it('does not mix the languages or brands of concurrent renders', async () => {
    const other = { ...testBrand, name: 'Otherhouse' };
    const pages = await Promise.all([
      renderOrThrow({ language: 'tr' }),
      renderOrThrow({ language: 'en', brand: other }),
      renderOrThrow({ language: 'tr', brand: other }),
      renderOrThrow({ language: 'en' }),
    ]);
    expect(pages.map(({ html }) => /<h1>(.*?)<\/h1>/.exec(html)?.[1])).toEqual([
      'Testhouse in tr',
      'Otherhouse in en',
      'Otherhouse in tr',
      'Testhouse in en',
    ]);
    expect(pages.map(({ html }) => html.includes('Giriş yap'))).toEqual([true, false, true, false]);
  });

  it('still renders after a failed render', async () => {
    const broken = tryRender({ brand: undefined });
    await expect(broken).rejects.toThrow();
    expect((await renderOrThrow()).html).toContain('Testhouse in en');
  });
});

describe('withTimeout', () => {
  it('clears its timer once all promises have settled', async () => {
    vi.useFakeTimers();
    await withTimeout(60_000, [Promise.resolve(), Promise.reject(new Error('no')), false]);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
