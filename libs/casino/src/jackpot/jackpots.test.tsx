import {
  exampleBody,
  forMutations,
  findInvalidText,
  mockExample,
  mockReply,
  renderPage,
  TestErrorBoundary,
  testBrandWith,
} from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { amusementAddress } from './amusementAddress.ts';
import { JackpotBlock } from './JackpotBlock.tsx';
import { parseAmusementJackpots } from './parseAmusementJackpots.ts';

const OPTIONS = exampleBody<object>('getOptions', 'options');
const SERVICE = 'https://jackpots.example/service';

const DATA: Record<string, string | number> = {
  currency: 'TRY',
  ...Object.fromEntries<string | number>(
    ['I', 'II', 'III', 'IV'].flatMap((level, index): [string, string | number][] => [
      [`currentLevel${level}`, 10_050 * 10 ** index],
      [`largestWinLevel${level}`, 99_900 * 10 ** index],
      [`winsLevel${level}`, 1200 - index],
      [`lastWinLevel${level}`, 70_000 * 10 ** index],
      [`lastWinDateLevel${level}`, '23/11/2026'],
      [`lastWinUserLevel${level}`, 'me***'],
    ]),
  ),
};

type Layout = Parameters<typeof testBrandWith>[0]['layout'];
type Options = NonNullable<Parameters<typeof renderPage>[1]>;

const asked: URL[] = [];
/**
 * The data service's reply. It isn't the platform, so the page's mocks, which replace `fetch`, don't know it:
 * its calls are intercepted before they get there.
 */
function answerWith(body: unknown, status = 200) {
  let platform = globalThis.fetch;
  const answer: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(SERVICE)) return platform(input, init);
    asked.push(new URL(address));
    return Promise.resolve(Response.json(body, { status }));
  };
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => answer,
    set: (mocked: typeof fetch) => (platform = mocked),
  });
}
const realFetch = globalThis.fetch;
const restoreFetch = () =>
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: realFetch });
const options = (more: object) => mockReply('getOptions', { body: { ...OPTIONS, ...more } });

const open = (jackpot: NonNullable<Layout>['jackpot'], handlers: NonNullable<Options['handlers']> = []) =>
  renderPage(
    <TestErrorBoundary>
      <JackpotBlock />
    </TestErrorBoundary>,
    {
      path: '/casino',
      texts: [casinoTexts, casinoDeferredTexts],
      brand: testBrandWith({ layout: { jackpot } }),
      handlers,
    },
  );
const list = async (heading: string) =>
  (await screen.findByRole('region', { name: heading })).textContent ?? '';

/** Disables motion, so that an amount reaches its target at once. */
beforeEach(() => {
  asked.length = 0;
  document.documentElement.setAttribute('data-quiet', '');
  vi.stubGlobal('IntersectionObserver', undefined);
});

afterEach(() => {
  restoreFetch();
  vi.unstubAllGlobals();
});

describe('a brand’s jackpots', () => {
  it('with tiers are those of the network', async () => {
    const page = await open('tiers');
    await waitFor(async () => expect(await list('Jackpot')).toMatch(/Grand.*₺/));
    expect(await list('Jackpot')).toContain('From largest to smallest: Grand, Mega, Major, Minor.');
    expect(page.calls('getTierJackpots')).toHaveLength(1);
    expect(page.calls('getEgtJackpots')).toHaveLength(0);
    const link = screen.getByRole('link', { name: 'Jackpot games' });
    expect(link.getAttribute('href')).toBe('/slots/providers/jackpot/42');
  });

  it('with levels come from the platform if there is no data service', async () => {
    const page = await open('levels', [options({})]);
    await waitFor(async () => expect(await list('Level jackpots')).toMatch(/Level IV.*₺/));
    expect(page.calls('getEgtJackpots')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Jackpot games' }).getAttribute('href')).toBe(
      '/providers/egt/81',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('with levels show their history if there is one', async () => {
    answerWith(DATA);
    await open('levels', [options({ jackpot_feed_url: SERVICE, name: 'orvane' })]);
    await waitFor(async () => expect(await list('Level jackpots')).toContain('₺100.50'));
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ site: 'orvane', type: 'data' });
    await press('Level II: show its history');
    const past = screen.getAllByText('Largest win')[1]?.closest('dl');
    expect(past?.textContent).toContain('₺9,990.00');
    expect(past?.textContent).toContain('1199');
    expect(past?.textContent).toContain('₺7,000.00');
    expect(past?.textContent).toContain('me*** · 23/11/2026');
  });

  it('in a frame show a third-party page in the player’s color scheme', async () => {
    const page = await open('frame', [
      options({ jackpot_frame_url: 'https://jackpots.example/board?scheme={scheme}' }),
    ]);
    await waitFor(() => expect(page.container.querySelector('iframe')).toBeTruthy());
    const src = page.container.querySelector('iframe')?.getAttribute('src') ?? '';
    expect(src).toMatch(/^https:\/\/jackpots\.example\/board\?scheme=(dark|light)$/);
  });

  it('in a frame collapse without a URL', async () => {
    const page = await open('frame', [options({})]);
    await waitFor(() => expect(page.calls('getOptions')).toHaveLength(1));
    await waitFor(() => expect(page.container.querySelector('[aria-hidden]')).toBeNull());
    expect(page.container.textContent).toBe('');
  });

  it('with a service script render in the isolated host, never in the page', async () => {
    const page = await open('script', [
      options({ jackpot_script_url: 'https://jackpots.example/board.js?scheme={scheme}' }),
    ]);
    const host = await screen.findByTitle<HTMLIFrameElement>('Jackpot');
    expect(new URL(host.src).pathname).toBe('/script-host.html');
    expect(host.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(page.container.querySelector('script')).toBeNull();
  });

  it.each([undefined, 'javascript:alert(1)', 'http://jackpots.example/board.js'])(
    'with the script %j collapse',
    async (jackpot_script_url) => {
      const page = await open('script', [options({ jackpot_script_url })]);
      await waitFor(() => expect(page.calls('getOptions')).toHaveLength(1));
      await waitFor(() => expect(page.container.querySelector('[aria-hidden]')).toBeNull());
      expect(page.container.textContent).toBe('');
    },
  );

  it.each([
    ['tiers', 'getTierJackpots'],
    ['levels', 'getEgtJackpots'],
  ] as const)('with %s collapse when they fail to load', async (jackpot, operation) => {
    const page = await open(jackpot, [options({}), mockExample(operation, 'serverError')]);
    await waitFor(() => expect(page.calls(operation).length).toBeGreaterThan(0));
    await waitFor(() => expect(page.container.textContent).toBe(''));
  });

  it('collapse when the data service fails', async () => {
    answerWith({}, 500);
    const page = await open('levels', [options({ jackpot_feed_url: SERVICE })]);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(page.container.textContent).toBe(''));
  });
});

describe('malformed replies', () => {
  const calm = async (handlers: NonNullable<Options['handlers']>) => {
    const page = await open('levels', handlers);
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    expect(page.container.textContent).not.toContain('crash:');
    expect(findInvalidText()).toBeUndefined();
    page.unmount();
  };
  const answeredWith = async (body: unknown) => {
    answerWith(body);
    await calm([options({ jackpot_feed_url: SERVICE })]);
    expect(asked).not.toHaveLength(0);
  };
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it(
    'from the data service show dashes',
    () => forMutations(DATA, ({ body }) => answeredWith(body)),
    120_000,
  );

  it(
    'from the platform show dashes',
    () =>
      forMutations(exampleBody('getEgtJackpots', 'levels'), ({ body }) =>
        calm([options({}), mockReply('getEgtJackpots', { body })]),
      ),
    120_000,
  );
});

describe('the data service’s reply', () => {
  it('is read level by level; unreadable values are left out', () => {
    const { levels } = parseAmusementJackpots({
      ...DATA,
      currentLevelI: '12345',
      currentLevelII: -1,
      winsLevelI: null,
      lastWinDateLevelI: '2026-11-23',
    });
    expect(levels[0]).toEqual({ current: 12345, largest: 99900, last: 70000, lastWinner: 'me***' });
    expect(levels[1]).not.toHaveProperty('current');
    expect(levels).toHaveLength(4);
  });

  it.each([null, [], 'x', {}, { currentLevelI: 'x' }])('is unreadable as %j', (value) =>
    expect(() => parseAmusementJackpots(value)).toThrow(/unreadable/),
  );

  it.each([undefined, '', 'http://jackpots.example/', 'javascript:alert(1)'])(
    'isn’t requested from %j',
    (jackpot_feed_url) => expect(amusementAddress({ jackpot_feed_url, name: 'x' })).toBeUndefined(),
  );

  it('is requested with the site’s name, encoded', () =>
    expect(amusementAddress({ jackpot_feed_url: `${SERVICE}?v=2`, name: 'a&b=c' })).toBe(
      `${SERVICE}?v=2&site=a%26b%3Dc&type=data`,
    ));
});
