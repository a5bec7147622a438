// @vitest-environment node
import type { HomeData, SiteOptions } from '@baize/api';
import { useBrand } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import { lazyPage, type AppRoute } from '@baize/routing';
import { exampleBody, samplePage, testBrand } from '@baize/testing';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { framePainter, type FrameInput } from '../../server/framePainter.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { notFoundRoutes } from '../not-found/notFoundRoutes.ts';

/* The set-up of all tests empties local storage afterwards; a server has none. */
beforeAll(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    value: { clear: () => undefined },
    configurable: true,
  });
});

function Home() {
  const { name } = useBrand();
  const { data } = useQuery<HomeData>({ queryKey: ['home'], queryFn: () => new Promise(() => undefined) });
  return (
    <>
      <h1>{`${name} in ${useLanguage()}`}</h1>
      <ul>{data ? data.casino_games.map(({ id, name }) => <li key={id}>{name}</li>) : <li>waiting</li>}</ul>
    </>
  );
}

const routes: AppRoute[] = [
  { path: '/', page: lazyPage(() => Promise.resolve(Home)) },
  { path: '/casino', page: samplePage('Casino') },
  { path: '/account', page: samplePage('Account'), player: true },
  ...notFoundRoutes,
];

const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    <main>{children}</main>
    <Footer />
  </>
);

const home = (queryClient: QueryClient, data: HomeData) => void queryClient.setQueryData(['home'], data);
const paint = framePainter({ device: 1, routes, Layout }, { home });

const known = {
  options: exampleBody<SiteOptions>('getOptions', 'options'),
  home: exampleBody<{ data: HomeData }>('getHomepage', 'home').data,
};
const frame = (change: Partial<FrameInput> = {}) =>
  paint({ brand: testBrand, path: '/', language: 'en', ...known, ...change });

describe('the picture that the server paints', () => {
  it('has the brand, the heading and the games', async () => {
    const { html, styles, found } = await frame();
    expect(html).toContain('<h1>Testhouse in en</h1>');
    expect(html).toContain('<li>Ember Crown</li>');
    expect(html).toContain('Log in');
    expect(html).toContain('Licence: Example Authority');
    expect(styles).toMatch(/^<style/);
    expect(found).toBe(true);
  });

  it('comes in one piece, without a script', async () => {
    const { html } = await frame();
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<template');
  });

  it('shows a loading state for what is not known', async () => {
    const { html, state } = await frame({ options: undefined, home: undefined });
    expect(html).toContain('waiting');
    expect(state.queries.queries).toEqual([]);
  });

  it('carries its public data, and nothing of a visitor', async () => {
    const { state } = await frame();
    expect(state.path).toBe('/');
    expect(state.queries.queries.map(({ queryKey }) => queryKey)).toEqual([['options'], ['home']]);
    expect(JSON.stringify(state)).not.toMatch(/token|player|balance|username/);
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

  it('paints only that a closed country is closed', async () => {
    const { html } = await frame({ options: exampleBody<SiteOptions>('getOptions', 'restricted') });
    expect(html).toContain('We cannot serve you where you are');
    expect(html).not.toContain('Ember Crown');
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
    const broken = frame({ brand: undefined });
    await expect(broken).rejects.toThrow();
    expect((await frame()).html).toContain('Testhouse in en');
  });
});
