// @vitest-environment node
import { api, call, type HomeData, type SiteOptions } from '@baize/api';
import { useBrand } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import { lazyPage, type AppRoute } from '@baize/routing';
import { exampleBody, samplePage, testBrand } from '@baize/testing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPageRenderer, type RenderedPage, type RenderInput } from '../../server/createPageRenderer.tsx';
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

const routes: AppRoute[] = [
  {
    path: '/',
    page: lazyPage(() => Promise.resolve(Home)),
    prepare: (queryClient, { device }) => queryClient.prefetchQuery(homeQuery(device)),
    chunks: ['Home'],
  },
  { path: '/casino', page: samplePage('Casino') },
  {
    path: '/account',
    page: samplePage('Account'),
    player: true,
    prepare: () => Promise.reject(new Error('A player’s page was prepared for everybody.')),
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

const paint = createPageRenderer({ device: 1, routes, Layout });

const OPTIONS = exampleBody<SiteOptions>('getOptions', 'options');
const HOME = exampleBody<{ data: HomeData }>('getHomepage', 'home');

/** A platform with these replies, which records its requests. */
const platform = (replies: Record<string, unknown>, asked: Request[] = []): typeof fetch => {
  return (request) => {
    if (!(request instanceof Request)) throw new Error('The client sends requests.');
    asked.push(request);
    const body = replies[new URL(request.url).pathname];
    return Promise.resolve(Response.json(body ?? {}, { status: body ? 200 : 500 }));
  };
};
const well = platform({ '/_api/options': OPTIONS, '/_api/homepage': HOME });
const attempt = (change: Partial<RenderInput> = {}) =>
  paint({ brand: testBrand, path: '/', language: 'en', fetch: well, ...change });
async function frame(change?: Partial<RenderInput>): Promise<RenderedPage> {
  const picture = await attempt(change);
  if (!picture) throw new Error('Nothing was painted.');
  return picture;
}

describe('the picture that the server paints', () => {
  it('has the brand, the heading and the games', async () => {
    const { html, styles, found } = await frame();
    expect(html).toContain('<h1>Testhouse in en</h1>');
    expect(html).toContain('<li>Ember Crown</li>');
    expect(html).toContain('Log in');
    expect(styles).toMatch(/^<style/);
    expect(found).toBe(true);
  });

  it('has the title and the metadata of the page apart, in its language', async () => {
    const { head, html } = await frame({ path: '/nowhere', language: 'tr' });
    expect(head).toMatch(/^<title>Sayfa bulunamadı[^<]*<\/title>/);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('<title>');
  });

  it('comes in one piece, without a script', async () => {
    const { html } = await frame();
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<template');
  });

  it('shows a loading state for what is not known', async () => {
    const { html, state, complete } = await frame({ fetch: platform({ '/_api/options': OPTIONS }) });
    expect(html).toContain('waiting');
    expect(state.queries.queries.map(({ queryKey }) => queryKey)).toEqual([['options']]);
    expect(complete).toBe(false);
    expect((await frame()).complete).toBe(true);
  });

  it('does not wait for a platform that does not answer', async () => {
    vi.useFakeTimers();
    const silent = { '/_api/options': OPTIONS, '/_api/homepage': undefined };
    const waiting = attempt({
      fetch: (request) =>
        (request as Request).url.includes('options')
          ? platform(silent)(request)
          : new Promise(() => undefined),
    });
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    const picture = await waiting;
    expect(picture?.html).toContain('waiting');
    expect(picture?.complete).toBe(false);
  });

  it('is none while nobody says how the site is set up: options that come late would have forms drawn anew', async () => {
    expect(await attempt({ fetch: platform({ '/_api/homepage': HOME }) })).toBeUndefined();
  });

  it('does not know from one visitor what another one brought', async () => {
    await frame();
    const { state } = await frame({ fetch: platform({ '/_api/options': OPTIONS }) });
    expect(state.queries.queries.map(({ queryKey }) => queryKey)).toEqual([['options']]);
  });

  it('asks as the brand, in its language, for nobody', async () => {
    const asked: Request[] = [];
    await attempt({ language: 'tr', fetch: platform({}, asked) });
    expect(asked.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/_api/options',
      '/_api/homepage?device=1',
    ]);
    for (const { headers } of asked) {
      expect(headers.get('site-id')).toBe(String(testBrand.id));
      expect(headers.get('accept-language')).toBe('tr');
      expect(headers.get('authorization')).toBeNull();
    }
  });

  it('names the code that the page needs', async () => expect((await frame()).chunks).toEqual(['Home']));

  it('carries its public data, and nothing of a visitor', async () => {
    const { state } = await frame();
    expect(state.path).toBe('/');
    expect(state.queries.queries.map(({ queryKey }) => queryKey)).toEqual([['options'], ['home']]);
    expect(JSON.stringify(state)).not.toMatch(/token|player|balance|username/);
    expect(state.queries.queries[0]?.state.data).not.toHaveProperty('user.geo');
  });

  it('lets options be asked for anew, since they speak of the visitor', async () => {
    const { state } = await frame();
    expect(state.queries.queries[0]?.state.dataUpdatedAt).toBe(0);
  });

  it.each([
    ['/', true],
    ['/?utm=x', true],
    ['/casino', true],
    ['/CASINO?type=bingo', true],
    ['/nowhere', false],
    ['/casino/deeper', false],
  ])('%s is found: %s', async (path, found) => expect((await frame({ path })).found).toBe(found));

  it('does not paint a page that needs login', async () => {
    expect((await frame({ path: '/account' })).html).not.toContain('Account</h1>');
  });

  it('leaves it to the visitor’s own call whether the site is closed to them', async () => {
    const restricted = exampleBody<SiteOptions>('getOptions', 'restricted');
    const { html } = await frame({
      fetch: platform({ '/_api/options': restricted, '/_api/homepage': HOME }),
    });
    expect(html).not.toContain('We’re not available in your country');
    expect(html).toContain('Ember Crown');
  });

  it('does not mix languages or brands that are asked for at once', async () => {
    const other = { ...testBrand, name: 'Otherhouse' };
    const frames = await Promise.all([
      frame({ language: 'tr' }),
      frame({ language: 'en', brand: other }),
      frame({ language: 'tr', brand: other }),
      frame({ language: 'en' }),
    ]);
    expect(frames.map(({ html }) => /<h1>(.*?)<\/h1>/.exec(html)?.[1])).toEqual([
      'Testhouse in tr',
      'Otherhouse in en',
      'Otherhouse in tr',
      'Testhouse in en',
    ]);
    expect(frames.map(({ html }) => html.includes('Giriş yap'))).toEqual([true, false, true, false]);
  });

  it('goes on after a picture that failed', async () => {
    const broken = attempt({ brand: undefined });
    await expect(broken).rejects.toThrow();
    expect((await frame()).html).toContain('Testhouse in en');
  });
});

describe('waiting for some time only', () => {
  it('ends with the work', async () => {
    vi.useFakeTimers();
    await withTimeout(60_000, [Promise.resolve(), Promise.reject(new Error('no')), false]);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
