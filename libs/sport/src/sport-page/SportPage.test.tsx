import type { SiteOptions } from '@baize/api';
import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import {
  exampleBody,
  mockExample,
  mockPending,
  mockReply,
  renderPage,
  samplePage,
  setSessionToken,
  testBrandWith,
} from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sportRoutes } from '../routes.ts';
import { sportTexts } from '../texts.ts';

const routes = [
  ...sportRoutes,
  { path: '/404', page: samplePage('Not found') },
  { path: '/', page: samplePage('Home') },
];
const options = exampleBody<SiteOptions>('getOptions', 'options');
const ON = { sport: '1', redlane: '1', betconstruct: '1', betradar: '1' } as const;
const withOptions = (changed: Partial<SiteOptions> = {}) =>
  mockReply('getOptions', { body: { ...options, ...ON, ...changed } });
const me = exampleBody<{ id: number }>('getUserProfile', 'profile');

type Options = NonNullable<Parameters<typeof renderPage>[1]>;
const open = (path: string, { handlers = [], ...rest }: Options = {}) =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes,
    texts: [sportTexts],
    handlers: [withOptions(), ...handlers],
    ...rest,
  });

const frame = () => document.querySelector('iframe');
const tabs = async () =>
  (await within(await screen.findByRole('navigation', { name: 'Providers' })).findAllByRole('link')).map(
    ({ textContent }) => textContent,
  );

describe('a provider’s page', () => {
  it.each([
    ['/sport', 'Redlane: Sports', 'getRedlanePage', '/_api/sportsbook/redlane/prematch'],
    ['/Sport/redlane/prematch', 'Redlane: Sports', 'getRedlanePage', '/_api/sportsbook/redlane/prematch'],
    ['/LiveSport/redlane/live', 'Redlane: Live betting', 'getRedlanePage', '/_api/sportsbook/redlane/live'],
    ['/esport', 'BetConstruct: E-sports', 'getBetconstructPage', '/_api/sportbook/betconstruct/esport'],
    [
      '/sports/sport/betconstruct/prematch',
      'BetConstruct: Sports',
      'getBetconstructPage',
      '/_api/sportbook/betconstruct/prematch',
    ],
    [
      '/sportbook/betconstruct/live',
      'BetConstruct: Live betting',
      'getBetconstructPage',
      '/_api/sportbook/betconstruct/live',
    ],
  ])('%s is framed: %s', async (path, title, operation, address) => {
    const page = await open(path);
    const shown = await screen.findByTitle(title);
    expect(shown.getAttribute('src')).toMatch(/^http:\/\/providers\.localhost/);
    expect(shown.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(page.calls(operation).map((call) => call.address.split('?')[0])).toEqual([address]);
    expect(page.calls(operation)[0]?.query).toEqual({ odds_format: 'decimal' });
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('is launched in the site’s language, and again when it changes', async () => {
    const page = await open('/Sport/redlane/prematch');
    await screen.findByTitle('Redlane: Sports');
    await page.setLanguage('tr');
    await screen.findByTitle('Redlane: Spor');
    expect(page.calls('getRedlanePage').map(({ headers }) => headers.get('accept-language'))).toEqual([
      'en',
      'tr',
    ]);
  });

  it('is launched again after a login, and again after a logout', async () => {
    const page = await open('/Sport/redlane/prematch');
    const first = await screen.findByTitle('Redlane: Sports');
    act(() => setSessionToken('secret'));
    await waitFor(() => expect(page.calls('getRedlanePage')).toHaveLength(2));
    expect(page.calls('getRedlanePage')[1]?.headers.get('authorization')).toBe('Bearer secret');
    await waitFor(() => expect(frame()).toBeTruthy());
    expect(frame()).not.toBe(first);
    expect(page.address()).toBe('/Sport/redlane/prematch');
    act(() => setSessionToken(undefined));
    await waitFor(() => expect(page.calls('getRedlanePage')).toHaveLength(3));
    expect(page.calls('getRedlanePage')[2]?.headers.get('authorization')).toBeNull();
  });

  it('opens with the match and pick of its URL, unless the match is invalid', async () => {
    const page = await open('/Sport/betconstruct/prematch?match=0-118204&pick=x');
    await screen.findByTitle('BetConstruct: Sports');
    expect(page.calls('getBetconstructPage')[0]?.query).toMatchObject({ match: '0-118204', pick: 'x' });
    await page.go('/Sport/betconstruct/prematch?match=%22%3E%3Cscript%3E&pick=x');
    await waitFor(() => expect(page.calls('getBetconstructPage')).toHaveLength(2));
    expect(page.calls('getBetconstructPage')[1]?.query).not.toHaveProperty('match');
    expect(page.calls('getBetconstructPage')[1]?.query).not.toHaveProperty('pick');
    await page.go('/Sport/betconstruct/prematch?match=0-118204&pick=constructor');
    await waitFor(() => expect(page.calls('getBetconstructPage')).toHaveLength(3));
    expect(page.calls('getBetconstructPage')[2]?.query).not.toHaveProperty('pick');
  });

  it('is launched again on reload, once for repeated presses', async () => {
    const page = await open('/Sport/redlane/prematch');
    await screen.findByTitle('Redlane: Sports');
    page.use(mockPending('getRedlanePage'));
    const reload = screen.getByRole('button', { name: 'Reload the sports page' });
    for (let press = 0; press < 50; press += 1) reload.click();
    await waitFor(() => expect(page.calls('getRedlanePage')).toHaveLength(2));
    expect(frame()).toBeNull();
  });

  it('disappears when it is closed', async () => {
    const page = await open('/Sport/redlane/prematch');
    await screen.findByTitle('Redlane: Sports');
    await press('Close the sports page');
    await screen.findByText('Home');
    expect([page.address(), frame()]).toEqual(['/', null]);
  });

  it('doesn’t replace a tab chosen in the meantime when it answers late', async () => {
    const page = await open('/Sport/redlane/prematch', { handlers: [mockPending('getRedlanePage')] });
    await userEvent.click(await screen.findByRole('link', { name: 'BetConstruct' }));
    await screen.findByTitle('BetConstruct: Sports');
    expect(page.address()).toBe('/Sport/betconstruct/prematch');
  });
});

describe('the tabs', () => {
  it('are the providers with option 1, in order, and link to their pages', async () => {
    await open('/sport', { handlers: [withOptions({ betconstruct: '0' })] });
    expect(await tabs()).toEqual(['Redlane', 'Betradar']);
    const link = screen.getByRole('link', { name: 'Betradar' });
    expect(link.getAttribute('href')).toBe('/Sport/betradar/prematch');
  });

  it('start with the brand’s first tab, which is the default', async () => {
    await open('/sport', { brand: testBrandWith({ layout: { firstSportTab: 'betconstruct' } }) });
    await screen.findByTitle('BetConstruct: Sports');
    expect(await tabs()).toEqual(['BetConstruct', 'Redlane', 'Betradar']);
  });

  it.each([
    ['/Sport', '/Sport/betconstruct/prematch', 'BetConstruct: Sports'],
    ['/LiveSport', '/LiveSport/betconstruct/live', 'BetConstruct: Live betting'],
  ])('of %s lead to %s: %s', async (path, address, title) => {
    const page = await open(path);
    await userEvent.click(await screen.findByRole('link', { name: 'BetConstruct' }));
    expect(await screen.findByTitle(title)).toBeTruthy();
    expect(page.address()).toBe(address);
  });

  it('have upgaming for its players, with results', async () => {
    const brand = testBrandWith({ features: { upgamingPlayers: [me.id] } });
    await open('/Sport/upgaming/results', { brand, token: 'secret' });
    await screen.findByTitle('Upgaming: Results');
    expect(await tabs()).toEqual(['Upgaming']);
    expect(screen.getByRole('link', { name: 'Sports' }).getAttribute('href')).toBe(
      '/Sport/upgaming/prematch',
    );
  });

  it('have no upgaming for others, who are redirected to the default tab', async () => {
    const page = await open('/Sport/upgaming/prematch?match=0-1');
    await screen.findByTitle('Redlane: Sports');
    expect(page.address()).toBe('/Sport/redlane/prematch?match=0-1');
    expect(page.calls('getUpgamingPage')).toEqual([]);
  });

  it('of e-sports are betconstruct and betradar', async () => {
    await open('/ESport');
    expect(await tabs()).toEqual(['BetConstruct', 'Betradar']);
  });
});

it.each(['/Sport/nobody', '/Sport/redlane/antepost', '/ESport/redlane/esport', '/sportbook/x/live'])(
  '%s is not found',
  async (path) => {
    const page = await open(path);
    await screen.findByText('Not found');
    expect(page.address()).toBe('/404');
  },
);

describe('a closed page', () => {
  it('shows a message if sport is off, and launches nothing', async () => {
    const page = await open('/Sport/redlane/prematch', { handlers: [withOptions({ sport: '0' })] });
    expect(await screen.findByText('Sports betting is closed at the moment')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
    expect(page.calls('getRedlanePage')).toEqual([]);
  });

  it('asks a visitor to log in for their own bets, and shows them to a player', async () => {
    const page = await open('/Sport/redlane/history');
    expect(await screen.findByText('Log in to see your bets')).toBeTruthy();
    expect(page.calls('getRedlanePage')).toEqual([]);
    act(() => setSessionToken('secret'));
    expect(await screen.findByTitle('Redlane: My bets')).toBeTruthy();
  });
});

it('reserves the page’s space while it opens', async () => {
  await open('/sport', { handlers: [mockPending('getRedlanePage')] });
  expect((await screen.findByRole('status')).textContent).toBe('Opening the sports page');
  expect(await tabs()).toEqual(['Redlane', 'BetConstruct', 'Betradar']);
});

it('reserves the tabs’ space while the options load', async () => {
  await open('/sport', { handlers: [mockPending('getOptions')] });
  const row = await screen.findByRole('navigation', { name: 'Providers' });
  expect(row.getAttribute('aria-busy')).toBe('true');
});

it('retries on demand after a failure', async () => {
  const page = await open('/sport', { handlers: [mockExample('getRedlanePage', 'serverError')] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  page.use(mockExample('getRedlanePage', 'prematch'));
  await userEvent.click(again);
  expect(await screen.findByTitle('Redlane: Sports')).toBeTruthy();
  expect(page.calls('getRedlanePage')).toHaveLength(2);
});
