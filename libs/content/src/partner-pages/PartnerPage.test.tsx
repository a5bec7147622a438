import type { SiteOptions } from '@baize/api';
import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockExample, mockReply, exampleBody, renderPage, samplePage, testBrandWith } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { contentTexts } from '../texts.ts';
import { contentRoutes } from '../routes.tsx';

const openSupport = vi.fn<() => void>();
const routes = [
  ...contentRoutes({ home: [] }),
  { path: '/404', page: samplePage('Not found') },
  { path: '/login', page: samplePage('Login') },
];

const options = exampleBody<SiteOptions>('getOptions', 'options');
const me = exampleBody<{ id: number; username: string }>('getUserProfile', 'profile');
const withOptions = (changed: Partial<SiteOptions>) =>
  mockReply('getOptions', { body: { ...options, domain: 'orvane.example', ...changed } });

const TEMPLATE = 'https://pages.example/e?u={userId}&s={siteName}&n={userName}';
const FILLED = `https://pages.example/e?u=${me.id}&s=orvane&n=${me.username}`;

type Options = NonNullable<Parameters<typeof renderPage>[1]>;
type Features = NonNullable<Parameters<typeof testBrandWith>[0]['features']>;
const open = (
  path: string,
  handlers: Options['handlers'],
  token: string | null = 'secret',
  features: Features = {},
) =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes,
    actions: { openSupport },
    texts: [contentTexts],
    handlers,
    token: token ?? undefined,
    brand: testBrandWith({ features }),
  });

describe.each([
  ['/bonus-request', 'request_bonus_url', 'Request a bonus'],
  ['/cark', 'wheel_of_fortune_url', 'Wheel of fortune'],
  ['/treasure', 'golden_treasure_url', 'Treasure'],
] as const)('%s', (path, option, title) => {
  it('frames the URL of its option, filled with the player’s data', async () => {
    await open(path, [withOptions({ [option]: TEMPLATE })]);
    const frame = await screen.findByTitle(title);
    expect(frame.getAttribute('src')).toBe(FILLED);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it.each([[''], ['   '], [undefined]])('is not found without a valid URL (%j)', async (address) => {
    const page = await open(path, [withOptions({ [option]: address })]);
    await screen.findByText('Not found');
    expect(page.address()).toBe('/404');
  });

  it('redirects a visitor to the login', async () => {
    const page = await open(path, [withOptions({ [option]: TEMPLATE })], null);
    await waitFor(() => expect(page.address()).toBe('/login'));
    expect(document.querySelector('iframe')).toBeNull();
  });
});

const WITH_TICKET = 'https://pages.example/e?t={ticket}&look={scheme}';

describe('a page with a ticket placeholder', () => {
  it('gets a ticket and the current color scheme', async () => {
    const page = await open('/cark', [withOptions({ wheel_of_fortune_url: WITH_TICKET })]);
    const { data } = exampleBody<{ data: { ticket: string } }>('getEmbedTicket', 'ticket');
    const frame = await screen.findByTitle('Wheel of fortune');
    expect(frame.getAttribute('src')).toBe(`https://pages.example/e?t=${data.ticket}&look=dark`);
    expect(page.calls('getEmbedTicket').map(({ address }) => address)).toEqual([
      '/_api/account/embed-ticket/wheel',
    ]);
  });

  it('shows an error with a retry when the ticket fails', async () => {
    const page = await open('/cark', [
      withOptions({ wheel_of_fortune_url: WITH_TICKET }),
      mockExample('getEmbedTicket', 'serverError'),
    ]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(document.querySelector('iframe')).toBeNull();
    page.use(mockExample('getEmbedTicket', 'ticket'));
    await userEvent.click(again);
    await screen.findByTitle('Wheel of fortune');
  });

  it('requests no ticket without the placeholder', async () => {
    const page = await open('/cark', [withOptions({ wheel_of_fortune_url: TEMPLATE })]);
    await screen.findByTitle('Wheel of fortune');
    expect(page.calls('getEmbedTicket')).toEqual([]);
  });
});

const PAYLOAD = 'https://pages.example/e?p={payload}';
const payloadIn = (frame: HTMLElement) =>
  JSON.parse(atob(new URL(frame.getAttribute('src') ?? '').searchParams.get('p') ?? '')) as unknown;

describe.each([
  ['/bonus-talep', 'bonus_talep_url', 'bonusTalepPage', 'Bonus request system'],
  ['/level', 'level_url', 'levelPage', 'My level'],
  ['/case', 'case_url', 'casePage', 'Open a case'],
] as const)('%s', (path, option, feature, title) => {
  it('frames the URL of its option if the brand has it', async () => {
    await open(path, [withOptions({ [option]: TEMPLATE })], 'secret', { [feature]: true });
    expect((await screen.findByTitle(title)).getAttribute('src')).toBe(FILLED);
  });

  it('is not found if the brand lacks it', async () => {
    const page = await open(path, [withOptions({ [option]: TEMPLATE })]);
    await screen.findByText('Not found');
    expect(page.address()).toBe('/404');
  });

  it('is not found without a URL', async () => {
    const page = await open(path, [withOptions({ [option]: '' })], 'secret', { [feature]: true });
    await screen.findByText('Not found');
    expect(page.address()).toBe('/404');
  });

  it('redirects a visitor to the login', async () => {
    const page = await open(path, [withOptions({ [option]: TEMPLATE })], null, { [feature]: true });
    await waitFor(() => expect(page.address()).toBe('/login'));
  });
});

describe('the payload', () => {
  it.each([
    [
      '/level',
      'level_url',
      'levelPage',
      'My level',
      { username: 'defne', user_id: 7, total_deposit: '5000.00' },
    ],
    ['/case', 'case_url', 'casePage', 'Open a case', { username: 'defne' }],
  ] as const)('of %s is encoded, and no referrer is sent', async (path, option, feature, title, expected) => {
    await open(path, [withOptions({ [option]: PAYLOAD })], 'secret', { [feature]: true });
    const frame = await screen.findByTitle(title);
    expect(payloadIn(frame)).toEqual(expected);
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  });
});

it.each([
  [1400, '1400px'],
  [1e9, '6000px'],
  [-5, ''],
  ['1400', ''],
])('a page that reports the height %j gets %j', async (height, given) => {
  await open('/cark', [withOptions({ wheel_of_fortune_url: TEMPLATE })]);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Wheel of fortune');
  act(() => {
    dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'height', version: 1, height },
        origin: 'https://pages.example',
        source: frame.contentWindow,
      }),
    );
  });
  expect(frame.parentElement?.parentElement?.style.minBlockSize).toBe(given);
});

describe('an embedded page', () => {
  it.each([
    'https://{userName}.example/',
    'javascript:alert(1)',
    'http://pages.example/',
    `${location.origin}/x`,
  ])('with the unsafe URL %s is refused, with a link out', async (address) => {
    await open('/cark', [withOptions({ wheel_of_fortune_url: address })]);
    expect((await screen.findByRole('alert')).textContent).toContain('This page can’t be shown');
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
    await press('Live support');
    expect(openSupport).toHaveBeenCalled();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('offers a retry when the player’s data fails to load', async () => {
    await open('/cark', [
      withOptions({ wheel_of_fortune_url: TEMPLATE }),
      mockExample('getUserProfile', 'serverError'),
    ]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
