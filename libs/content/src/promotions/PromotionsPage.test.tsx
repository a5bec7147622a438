import { RouteView } from '@baize/routing';
import { LoginDialogHost, RequirePlayer } from '@baize/session';
import {
  mockExample,
  mockReply,
  exampleBody,
  mockPending,
  mockNetworkError,
  renderPage,
  samplePage,
  testBrandWith,
} from '@baize/testing';
import type { Promotion, SiteOptions } from '@baize/api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { contentTexts } from '../texts.ts';
import { contentRoutes } from '../routes.tsx';

const openSupport = vi.fn<() => void>();
const routes = [
  ...contentRoutes({ home: [] }),
  { path: '/bonus-request', page: samplePage('Bonus request') },
  { path: '/elsewhere', page: samplePage('Elsewhere') },
  { path: '*', page: samplePage('Nowhere') },
];

const promotions: Promotion[] = [1, 2, 3].map((id) => ({
  id,
  image: `/_media/promotions/${id}-list.avif`,
  detail_image: `/_media/promotions/${id}-detail.avif`,
  name: `Offer ${id}`,
  description: `<h2>Terms ${id}</h2><p>Words of ${id}. <a href="/Promotions/2">The second</a></p>`,
}));
const listed = mockReply('getPromotions', { body: { promotions } });

const options = exampleBody<SiteOptions>('getOptions', 'options');
const bonusAt = (request_bonus_url: string) =>
  mockReply('getOptions', { body: { ...options, request_bonus_url } });
const BONUS_SET = bonusAt('https://bonus.example/ask');

type Page = NonNullable<Parameters<typeof renderPage>[1]>;
const open = ({ handlers = [listed], path = '/Promotions', ...rest }: Page = {}) =>
  renderPage(
    <>
      <RouteView guard={RequirePlayer} fallback={null} />
      <LoginDialogHost />
    </>,
    {
      path,
      routes,
      actions: { openSupport },
      texts: [contentTexts],
      handlers,
      ...rest,
    },
  );

const popup = () => screen.findByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const card = (id: number) => screen.findByRole('link', { name: `Offer ${id}` });

describe('the promotions', () => {
  it('are a grid of images that link to their own URLs', async () => {
    await open();
    const list = await screen.findByRole('list', { name: 'Promotions' });
    await card(1);
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Promotions/1',
      '/Promotions/2',
      '/Promotions/3',
    ]);
    expect(list.querySelector('img')?.getAttribute('src')).toBe('/_media/promotions/1-list.avif');
  });

  it('are requested once, for the device and the language', async () => {
    const page = await open({ device: 2, language: 'tr' });
    await card(1);
    expect(page.calls('getPromotions').map(({ query }) => query)).toEqual([{ device: '2', lang: 'tr' }]);
  });

  it('reserve six places while loading', async () => {
    await open({ handlers: [mockPending('getPromotions')] });
    const list = await screen.findByRole('list', { name: 'Promotions' });
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  });

  it('show an empty state that links to the games', async () => {
    await open({ handlers: [mockExample('getPromotions', 'none')] });
    expect(await screen.findByRole('heading', { name: 'No promotions right now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse games' })).toHaveProperty('pathname', '/casino');
  });

  it('show an error when they fail, and load on retry', async () => {
    const page = await open({ handlers: [mockExample('getPromotions', 'serverError')] });
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain('We couldn’t load the promotions');
    page.use(listed);
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await card(1)).toBeTruthy();
  });

  it('show an error without a connection', async () => {
    await open({ handlers: [mockNetworkError('getPromotions')] });
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  });
});

describe('a promotion', () => {
  it('opens at its own URL over the list, with image, name and text', async () => {
    const page = await open();
    await userEvent.click(await card(2));
    const dialog = await popup();
    expect(page.address()).toBe('/Promotions/2');
    expect(within(dialog).getByRole('heading', { name: 'Offer 2' })).toBeTruthy();
    expect(await within(dialog).findByRole('heading', { name: 'Terms 2', level: 3 })).toBeTruthy();
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/_media/promotions/2-detail.avif');
  });

  it('has no tabs for explanation and rules', async () => {
    await open({ path: '/Promotions/2' });
    await within(await popup()).findByText(/Words of 2/);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('opens directly from its URL, in any letter case, and closing leads to the list', async () => {
    const page = await open({ path: '/promotions/3' });
    const dialog = await popup();
    await within(dialog).findByText(/Words of 3/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await gone();
    expect(page.address()).toBe('/Promotions');
    expect(await card(1)).toBeTruthy();
  });

  it('closes by Back', async () => {
    const page = await open();
    await userEvent.click(await card(2));
    await popup();
    await page.go(-1);
    await gone();
    expect(page.address()).toBe('/Promotions');
  });

  it('leaves no history entry when closed by its button, and restores focus and scroll position', async () => {
    const page = await open({ path: ['/elsewhere', '/Promotions'] });
    const link = await card(2);
    await userEvent.click(link);
    await popup();
    await waitFor(() => expect(document.body.hasAttribute('data-scroll-locked')).toBe(true));
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(link));
    await page.go(-1);
    expect(page.address()).toBe('/elsewhere');
  });

  it('follows a link to another promotion without leaving the site', async () => {
    const page = await open({ path: '/Promotions/1' });
    await userEvent.click(await within(await popup()).findByRole('link', { name: 'The second' }));
    expect(page.address()).toBe('/Promotions/2');
    expect(await screen.findByText(/Words of 2/)).toBeTruthy();
  });

  it('executes no scripts', async () => {
    const hostile =
      '<p>Calm</p><script>window.hit=1</script><img src=x onerror="window.hit=1"><iframe src="/">';
    const [first] = promotions;
    const body = { promotions: [{ ...first, description: hostile }] };
    await open({ path: '/Promotions/1', handlers: [mockReply('getPromotions', { body })] });
    const dialog = await popup();
    await within(dialog).findByText('Calm');
    expect(dialog.querySelector('script, iframe, [onerror]')).toBeNull();
    expect('hit' in window).toBe(false);
  });

  it('falls back to the list’s image when the large one fails to load', async () => {
    await open({ path: '/Promotions/1' });
    const dialog = await popup();
    const image = await waitFor(() => dialog.querySelector('img') ?? Promise.reject(new Error('no image')));
    image.dispatchEvent(new Event('error'));
    await waitFor(() =>
      expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/_media/promotions/1-list.avif'),
    );
  });

  it.each(['99', 'abc', '%00'])('shows a message for the unknown URL %s', async (id) => {
    await open({ path: `/Promotions/${id}` });
    expect(await within(await popup()).findByText('This promotion isn’t available')).toBeTruthy();
  });
});

describe('the panel below the promotions', () => {
  const inPanel = () => within(screen.getByRole('region', { name: /bonus you want|questions/ }));

  it('links a player to the bonus request', async () => {
    await open({ handlers: [listed, BONUS_SET], token: 'secret' });
    await waitFor(() =>
      expect(inPanel().getByRole('link', { name: 'Request a bonus' })).toHaveProperty(
        'pathname',
        '/bonus-request',
      ),
    );
  });

  it('opens the login dialog for a visitor', async () => {
    const page = await open({ handlers: [listed, BONUS_SET] });
    const button = await screen.findByRole('button', { name: 'Request a bonus' });
    await userEvent.click(button);
    expect(page.address()).toBe('/Promotions');
    expect(await within(await popup()).findByLabelText('Password')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  it.each([
    ['no URL is set', {}, bonusAt('')],
    ['the URL is blank', {}, bonusAt('  ')],
    ['the site has no bonus request', { requestBonus: false }, BONUS_SET],
  ])('offers live support if %s', async (_, features, handlers) => {
    await open({ brand: testBrandWith({ features }), handlers: [listed, handlers] });
    await card(1);
    openSupport.mockClear();
    await userEvent.click(inPanel().getByRole('button', { name: 'Live support' }));
    expect(openSupport).toHaveBeenCalledOnce();
    expect(screen.queryByText('Request a bonus')).toBeNull();
  });

  it('is in the dialog too', async () => {
    await open({ path: '/Promotions/1', handlers: [listed, BONUS_SET], token: 'secret' });
    expect(await within(await popup()).findByRole('link', { name: 'Request a bonus' })).toBeTruthy();
  });
});
