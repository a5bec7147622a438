import { createDates } from '@baize/i18n/dates';
import {
  mockExample,
  mockReply,
  exampleBody,
  mockNetworkError,
  mockPending,
  renderPage,
} from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Closure } from '@baize/site';
import { press } from '@baize/testing/gestures';
import { OverlayHost } from '../layout/OverlayHost.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { StartGate } from './StartGate.tsx';

const SITE = 'The games are here';

type Handler = ReturnType<typeof mockExample>;

const openWith = (closure: Closure | undefined, handlers: Handler[], language: 'en' | 'tr' = 'en') =>
  renderPage(
    <>
      <StartGate closure={closure}>
        <p>{SITE}</p>
      </StartGate>
      <OverlayHost />
    </>,
    { texts: [shellTexts, shellDeferredTexts], handlers, language },
  );
const open = (...handlers: Handler[]) => openWith(undefined, handlers);

const supported = {
  ...exampleBody<object>('getOptions', 'options'),
  web_live_support: '<p>Chat of the operator</p>',
};
const storeOptions = (name: string) =>
  localStorage.setItem('GeneralOptions', JSON.stringify(exampleBody('getOptions', name)));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const site = () => screen.queryByText(SITE);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 12), toFake: ['Date'] });
  /* Retries use their shortest delay. */
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => void vi.useRealTimers());

describe('StartGate', () => {
  it('renders an open site and stores its options', async () => {
    await open();
    expect(await screen.findByText(SITE)).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('GeneralOptions')).toContain('Invented Casino'));
  });

  it('shows the site while the first options load', async () => {
    const page = await open(mockPending('getOptions'));
    await waitFor(() => expect(page.calls('getOptions')).toHaveLength(1));
    expect(page.queryClient.getQueryState(['options'])?.status).toBe('pending');
    expect(site()).toBeTruthy();
  });

  it.each(['with', 'without'])('shows maintenance on status 500, %s stored options', async (stored) => {
    if (stored === 'with') storeOptions('options');
    await open(mockExample('getOptions', 'serverError'));
    await heading('We’ll be right back');
    expect(site()).toBeNull();
    expect(screen.getByText(/2026 Testhouse/)).toBeTruthy();
  });

  it.each([
    ['en', '900', 'We’ll be right back'],
    ['tr', '900', 'Kısa bir bakım arası'],
    ['en', 'Mon, 02 Mar 2026 12:15:00 GMT', 'We’ll be right back'],
  ] as const)(
    'in %s, status 503 with an end time is maintenance until then, in the player’s time: %s',
    async (language, retryAfter, title) => {
      storeOptions('options');
      const body = { message: 'please_try_again' };
      const headers = { 'retry-after': retryAfter };
      await openWith(undefined, [mockReply('getOptions', { status: 503, body, headers })], language);
      await heading(title);
      const end = createDates('local', language).minute(Date.UTC(2026, 2, 2, 12, 15));
      expect(screen.getByText((text) => text.includes(end))).toBeTruthy();
    },
  );

  it.each([502, 503, 504])('reports that the platform is down on status %i, and retries', async (status) => {
    const page = await open(mockReply('getOptions', { status, body: { message: 'no' } }));
    await heading('We’re having technical trouble');
    expect(site()).toBeNull();
    page.use(mockExample('getOptions', 'options'));
    await press('Try again');
    expect(await screen.findByText(SITE)).toBeTruthy();
  });

  it('keeps its message during a retry', async () => {
    const page = await open(mockReply('getOptions', { status: 500, body: { message: 'no' } }));
    await heading('We’ll be right back');
    page.use(mockPending('getOptions'));
    act(() => void page.queryClient.refetchQueries());
    await waitFor(() => expect(page.calls('getOptions')).toHaveLength(2));
    expect(site()).toBeNull();
    await heading('We’ll be right back');
  });

  it('trusts the site server’s maintenance until the options load', async () => {
    storeOptions('options');
    await openWith({ why: 'maintenance' }, [mockPending('getOptions')]);
    await heading('We’ll be right back');
    expect(site()).toBeNull();
  });

  it('opens once the options load, unless the site server has blocked the country', async () => {
    await openWith({ why: 'maintenance' }, []);
    expect(await screen.findByText(SITE)).toBeTruthy();
    const page = await openWith({ why: 'country' }, []);
    await waitFor(() => expect(page.queryClient.getQueryState(['options'])?.status).toBe('success'));
    expect(page.container.textContent).not.toContain(SITE);
  });

  it('shows only the country block in a blocked country', async () => {
    await open(mockExample('getOptions', 'restricted'));
    await heading('We’re not available in your country');
    expect(site()).toBeNull();
  });

  it.each([
    [
      'maintenance',
      'We’ll be right back',
      'We’re making a few improvements. Please check back shortly.',
      { status: 500, body: { message: 'please_try_again' } },
    ],
    [
      'a blocked country',
      'We’re not available in your country',
      'Local regulations mean this site can’t be accessed from where you are.',
      { body: { ...supported, user: { geo: 'AA' } } },
    ],
  ] as const)('%s shows logo, heading, text, live support and the year', async (_, title, text, reply) => {
    localStorage.setItem('GeneralOptions', JSON.stringify(supported));
    await open(mockReply('getOptions', reply));
    await heading(title);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Testhouse' })).toBeTruthy();
    expect(screen.getByText('© 2026 Testhouse. All rights reserved.')).toBeTruthy();
    await press('Live support');
    expect(await screen.findByTitle('Live support')).toBeTruthy();
    await press('Close');
  });

  it('offers no live support without stored options, which contain it', async () => {
    await open(mockReply('getOptions', { status: 500, body: { message: 'please_try_again' } }));
    await heading('We’ll be right back');
    expect(screen.queryByRole('button', { name: 'Live support' })).toBeNull();
  });

  it('renders the site once a stored country block is lifted', async () => {
    storeOptions('restricted');
    await open();
    expect(await screen.findByText(SITE)).toBeTruthy();
  });

  it('uses the stored options while offline', async () => {
    storeOptions('options');
    const page = await open(mockNetworkError('getOptions'));
    await waitFor(() => expect(page.calls('getOptions')).toHaveLength(3));
    expect(site()).toBeTruthy();
  });

  it('keeps a stored country block while offline', async () => {
    storeOptions('restricted');
    await open(mockNetworkError('getOptions'));
    await heading('We’re not available in your country');
  });

  it('reports the lost connection without stored options, and retries', async () => {
    const page = await open(mockNetworkError('getOptions'));
    await heading('We can’t reach the site');
    expect(site()).toBeNull();
    page.use(mockExample('getOptions', 'options'));
    await press('Try again');
    expect(await screen.findByText(SITE)).toBeTruthy();
  });

  it.each(['', 'null', '[]', '{}', '{', '"x"', '{"title":null}'])(
    'ignores stored options of %j',
    async (text) => {
      localStorage.setItem('GeneralOptions', text);
      await open(mockNetworkError('getOptions'));
      await heading('We can’t reach the site');
    },
  );
});
