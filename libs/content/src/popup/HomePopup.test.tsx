import type { Popup } from '@baize/api';
import { RouteView } from '@baize/routing';
import { openLoginDialog, LoginDialogHost, RequirePlayer } from '@baize/session';
import {
  mockExample,
  mockReply,
  mockNetworkError,
  renderPage,
  sampleRoutes,
  testBrandWith,
} from '@baize/testing';
import { PHONE_QUERY } from '@baize/ui';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentRoutes } from '../routes.tsx';
import { contentTexts } from '../texts.ts';
import { HomePopup } from './HomePopup.tsx';

const popup: Popup = {
  id: 7,
  url: '/Promotions/9',
  image: '/_media/promotions/8-list-tr.avif',
  name: 'Slot tournament',
  content: '<p>It is on.</p><script>window.ran = 1</script>',
};
const is = (changed: Partial<Popup> = {}) =>
  mockReply('getPopup', { body: { data: { ...popup, ...changed } } });

type Options = NonNullable<Parameters<typeof renderPage>[1]>;
const open = ({ handlers = [is()], ...rest }: Options = {}) =>
  renderPage(<HomePopup />, {
    texts: [contentTexts],
    handlers,
    routes: sampleRoutes('/', '/Promotions/:id?'),
    ...rest,
  });

const dialog = () => screen.findByRole('dialog');
/** The popup was requested, and no query is in progress. */
const settled = (page: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => {
    expect(page.calls('getPopup').length).toBeGreaterThan(0);
    expect(page.queryClient.isFetching()).toBe(0);
  });
const stored = () => localStorage.getItem('show_popup');

beforeEach(() => localStorage.clear());

describe('the home page popup', () => {
  it('shows its image, text and link', async () => {
    await open();
    const shown = await dialog();
    expect(within(shown).getByRole('heading', { name: 'Slot tournament' })).toBeTruthy();
    expect(await within(shown).findByText('It is on.')).toBeTruthy();
    expect(shown.querySelector('img')?.getAttribute('src')).toBe(popup.image);
    expect(within(shown).getByRole('link', { name: 'See the details' })).toHaveProperty(
      'pathname',
      '/Promotions/9',
    );
    expect(shown.querySelector('script')).toBeNull();
  });

  it('has no link if the app lacks the page', async () => {
    await open({ routes: sampleRoutes('/') });
    expect(within(await dialog()).queryByRole('link')).toBeNull();
  });

  it('is requested in the language and for the device', async () => {
    const page = await open({ device: 2, language: 'tr' });
    await settled(page);
    expect(page.calls('getPopup').map(({ query }) => query)).toEqual([{ device: '2', lang: 'tr' }]);
  });

  it('is stored by its id as soon as it is shown, and stays until it is closed', async () => {
    await open();
    await dialog();
    expect(stored()).toBe('7');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['Maybe later', 'Close'])('is closed by "%s"', async (name) => {
    await open();
    await userEvent.click(within(await dialog()).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('waits until a login over the page is closed', async () => {
    openLoginDialog();
    const page = await renderPage(
      <>
        <LoginDialogHost />
        <HomePopup />
      </>,
      { texts: [contentTexts], handlers: [is()] },
    );
    const login = await screen.findByRole('dialog', { name: 'Welcome back' });
    await settled(page);
    expect(screen.getAllByRole('dialog')).toEqual([login]);
    expect(stored()).toBeNull();
    await userEvent.click(within(login).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('dialog', { name: 'Slot tournament' })).toBeTruthy();
  });

  it('doesn’t open over a login that has just succeeded, and is kept for later', async () => {
    localStorage.setItem('loginTime', String(Date.now() + 1));
    await settled(await open());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored()).toBeNull();
  });

  it('opens for a player who logged in on an earlier visit', async () => {
    localStorage.setItem('loginTime', String(performance.timeOrigin - 1));
    await open();
    expect(await dialog()).toBeTruthy();
  });

  it('isn’t shown again', async () => {
    localStorage.setItem('show_popup', '7');
    await settled(await open());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['6', '', 'seven', '{}'])('is shown when %j was the last one', async (last) => {
    localStorage.setItem('show_popup', last);
    await open();
    expect(await dialog()).toBeTruthy();
    expect(stored()).toBe('7');
  });

  it.each([
    ['a refusal', mockExample('getPopup', 'serverError')],
    ['no connection', mockNetworkError('getPopup')],
    ['an incomplete reply', mockReply('getPopup', { body: { data: { name: 'x' } } })],
  ])('is closed by %s, and nothing is stored', async (_, failure) => {
    const page = await open({ handlers: [failure] });
    await settled(page);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored()).toBeNull();
    expect(page.alert()).toBeUndefined();
  });

  it('shows only its name if image, text and URL are missing', async () => {
    await open({ handlers: [is({ image: '', url: '', content: undefined })] });
    const shown = await dialog();
    expect(shown.querySelector('img')).toBeNull();
    expect(within(shown).queryByRole('link')).toBeNull();
  });
});

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void dispatchEvent(new Event('scroll')));
};

describe('the popup after the first screen', () => {
  const brand = testBrandWith({ layout: { popup: 'afterScroll' } });

  it('waits until the first screen is scrolled past, and isn’t marked as shown before', async () => {
    onTestFinished(() => scrollTo(0));
    await settled(await open({ brand }));
    scrollTo(innerHeight);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored()).toBeNull();
    scrollTo(innerHeight + 1);
    expect(await dialog()).toBeTruthy();
    expect(stored()).toBe('7');
  });
});

describe('the popup in the corner', () => {
  const brand = testBrandWith({ layout: { popup: 'corner' } });
  const card = () => screen.findByRole('complementary', { name: 'Slot tournament' });

  it('is a card next to the page that doesn’t take the focus', async () => {
    await open({ brand });
    expect(within(await card()).getByRole('link', { name: 'See the details' })).toHaveProperty(
      'pathname',
      '/Promotions/9',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('waits on a phone until the first screen is scrolled past', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === PHONE_QUERY,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    onTestFinished(() => scrollTo(0));
    await settled(await open({ brand }));
    expect(screen.queryByRole('complementary')).toBeNull();
    scrollTo(innerHeight + 1);
    expect(await card()).toBeTruthy();
  });

  it('closes for good', async () => {
    const page = await open({ brand });
    await userEvent.click(within(await card()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    page.unmount();
    await settled(await open({ brand }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

it('an embedded app has no popup', async () => {
  const page = await renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    texts: [contentTexts],
    handlers: [is()],
    routes: contentRoutes({ home: [], popup: false }),
    path: '/',
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  expect(page.calls('getPopup')).toHaveLength(0);
});
