import type { HomeBlock } from '@baize/brand';
import { RequirePlayer } from '@baize/session';
import { RouteView } from '@baize/routing';
import {
  mockExample,
  mockReply,
  exampleBody,
  mockPending,
  renderPage,
  samplePage,
  sampleRoutes,
  testBrandWith,
} from '@baize/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentTexts } from '../texts.ts';
import { contentRoutes } from '../routes.tsx';
import { HomePage } from './HomePage.tsx';
import { sampleSections } from './sampleSections.testing.tsx';

/** Marks the popup as shown; it has its own tests. */
beforeEach(() => localStorage.setItem('show_popup', '1'));

/** The link targets of the samples. */
const site = sampleRoutes('/', '/casino', '/livecasino', '/Promotions/:id?', '/Deposit', '/bingo');

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<HomePage sections={sampleSections} />, { texts: [contentTexts], routes: site, ...options });

const region = (name: string) => screen.findByRole('region', { name });
const gameSections = () =>
  screen.getAllByRole('region', { name: /^games/ }).map((section) => section.getAttribute('aria-label'));

const orders: [HomeBlock, HomeBlock, HomeBlock][] = [
  ['jackpot', 'live', 'casino'],
  ['casino', 'live', 'jackpot'],
];

describe('the home page', () => {
  it.each(orders)("has its game sections in the brand's order: %s, %s, %s", async (...blocks) => {
    await open({ brand: testBrandWith({ layout: { homeSections: ['hero', ...blocks] } }) });
    const inOrder = blocks.map((block) => `games ${block}`);
    await waitFor(() => expect(gameSections()).toEqual(inOrder));
  });

  it('shows banners, stories, payments, explore tiles and providers', async () => {
    const page = await open();
    expect(await screen.findByRole('img', { name: 'Welcome bonus' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Welcome bonus' })).toHaveProperty(
      'pathname',
      '/Promotions/1',
    );
    expect(await screen.findByRole('button', { name: /1,250x win/ })).toBeTruthy();
    const payments = within(await region('Payment methods'));
    expect(await payments.findByRole('link', { name: 'Papara' })).toHaveProperty('pathname', '/Deposit');
    expect(await screen.findByRole('link', { name: /Live casino/ })).toBeTruthy();
    expect((await screen.findAllByRole('link', { name: /Lantern Works/ })).length).toBeGreaterThan(0);
    expect(page.calls('getProviders').map(({ query }) => query)).toEqual([{ type: 'casino' }]);
    expect(await region('jackpots')).toBeTruthy();
  });

  it('sends one request, for its device', async () => {
    const page = await open({ device: 3 });
    await screen.findByRole('img', { name: 'Welcome bonus' });
    expect(page.calls('getHomepage').map(({ query }) => query)).toEqual([{ device: '3' }]);
  });

  it('omits empty sections', async () => {
    await open({
      handlers: [
        mockExample('getHomepage', 'bare'),
        mockReply('getGlobalGameCategories', { body: { categories: [] } }),
      ],
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Payment methods' })).toBeNull());
    for (const name of ['Highlights', 'Big wins', 'Payment methods', 'Explore'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(gameSections()).toHaveLength(3);
  });

  it('reserves the space of all sections while loading', async () => {
    await open({ handlers: [mockPending('getHomepage')] });
    expect(gameSections()).toHaveLength(3);
    expect(screen.getAllByText('waiting')).toHaveLength(3);
    expect(await region('Highlights')).toBeTruthy();
    expect(await region('Payment methods')).toBeTruthy();
  });

  it('shows an error with a retry and keeps the other sections', async () => {
    const page = await open({ handlers: [mockExample('getHomepage', 'serverError')] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load the home page');
    expect(gameSections()).toHaveLength(3);
    expect(await screen.findByRole('link', { name: /Live casino/ })).toBeTruthy();
    page.use(mockExample('getHomepage', 'home'));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'Welcome bonus' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('renders without explore tiles and providers', async () => {
    await open({
      handlers: [
        mockExample('getGlobalGameCategories', 'serverError'),
        mockExample('getProviders', 'serverError'),
      ],
    });
    expect(await screen.findByRole('img', { name: 'Welcome bonus' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Explore' })).toBeNull());
  });

  it('has one first-level heading, the brand', async () => {
    const page = await open();
    const headings = page.container.querySelectorAll('h1');
    expect([...headings].map(({ textContent }) => textContent)).toEqual(['Testhouse']);
  });
});

describe('content for a page that the app lacks', () => {
  const routes = sampleRoutes('/', '/casino');

  it('hides banners and partners', async () => {
    await open({ routes });
    await screen.findByRole('img', { name: 'Papara' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull());
    expect(screen.queryByRole('region', { name: 'Our partners' })).toBeNull();
  });

  it('shows a payment method without a link', async () => {
    await open({ routes });
    const payments = within(await region('Payment methods'));
    expect(await payments.findByRole('img', { name: 'Papara' })).toBeTruthy();
    expect(payments.queryByRole('link')).toBeNull();
    expect(payments.getByRole('list').tabIndex).toBe(0);
  });
});

it('labels a banner with its number if the platform sends no text', async () => {
  const { data } = exampleBody<{ data: Record<string, unknown> }>('getHomepage', 'home');
  const sliders = [{ image: '/_media/banners/home-1.webp', url: '/casino' }];
  await open({ handlers: [mockReply('getHomepage', { body: { data: { ...data, sliders } } })] });
  expect(await screen.findByRole('link', { name: 'Promotion 1' })).toBeTruthy();
});

describe('the banners of a brand with text next to them', () => {
  const brand = testBrandWith({ layout: { hero: 'split' } });

  it('invite a visitor to register', async () => {
    await open({ brand, routes: [...site, ...sampleRoutes('/Register')] });
    expect(await screen.findByText('Trying is free')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Join now' })).toBeTruthy();
  });

  it('don’t invite to register if the app has no registration', async () => {
    await open({ brand });
    expect(await screen.findByText('Trying is free')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull();
  });

  it('lead a player to the games', async () => {
    await open({ brand, token: 'secret', language: 'tr' });
    expect(await screen.findByText('Denemek bedava')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hemen üye ol' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Oyunlara git' })).toHaveProperty('pathname', '/casino');
  });
});

describe('the entry tiles', () => {
  const tiles = (...urls: (string | undefined)[]) =>
    mockReply('getGlobalGameCategories', {
      body: { categories: urls.map((url, id) => ({ id, name: `Way ${id}`, url })) },
    });
  const routes = [
    { path: '/casino', page: samplePage('Casino') },
    { path: '/Promotions', page: samplePage('Promotions') },
    { path: '*', page: samplePage('Nowhere') },
  ];

  it('are eight at most', async () => {
    await open({ handlers: [tiles(...Array.from({ length: 20 }, () => '/casino'))], routes });
    expect(await screen.findAllByRole('link', { name: /^Way/ })).toHaveLength(8);
  });

  it('omit pages that the app lacks', async () => {
    await open({ handlers: [tiles('/Promotions', '/sport', undefined, '/casino?type=bingo')], routes });
    const links = await screen.findAllByRole('link', { name: /^Way/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Promotions',
      '/casino',
      '/casino?type=bingo',
    ]);
  });
});

describe('the routes', () => {
  it.each(['/', '/Home', '/home'])('%s is the home page with the given sections', async (path) => {
    const routes = contentRoutes({ home: sampleSections });
    await renderPage(<RouteView guard={RequirePlayer} fallback={null} />, { path, routes });
    expect(await region('jackpots')).toBeTruthy();
    expect(await region('games live')).toBeTruthy();
  });
});
