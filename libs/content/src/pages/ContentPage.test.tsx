import type { Page } from '@baize/api';
import { NotFoundContext, RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockExample, mockReply, mockPending, renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentTexts } from '../texts.ts';
import { contentRoutes } from '../routes.tsx';
import { downloadPdf } from './pdf/downloadPdf.ts';

vi.mock('./pdf/downloadPdf.ts', () => ({ downloadPdf: vi.fn<typeof downloadPdf>() }));
const madePdf = vi.mocked(downloadPdf);

const openSupport = vi.fn<() => void>();
const routes = [...contentRoutes({ home: [] }), { path: '*', page: samplePage('Nowhere') }];

/** Every page name that the specification lists. */
const NAMES =
  'about terms-and-conditions betting-rules contact responsible-gambling complaints-and-arbitration bonus-policy aml-kyc-policy payment-policy privacy-policy netent-rescription self-exclusion-policy dispute-resolution fairness-methods betbuilder-rules sportsbook-rules bonus-system frequently-asked-questions affiliates tournaments'.split(
    ' ',
  );
const pages = NAMES.map((name, index): Page => ({
  id: index + 1,
  name: `Title of ${name}`,
  url: `/pages/${name}`,
  description: `<h2>Head of ${name}</h2><p>Words of ${name}. <a href="/pages/contact">Write</a></p>`,
}));
const listed = mockReply('getPages', { body: { pages } });

type Options = NonNullable<Parameters<typeof renderPage>[1]>;
const open = (path = '/pages/about', { handlers = [listed], ...rest }: Options = {}) =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes,
    actions: { openSupport },
    texts: [contentTexts],
    handlers,
    ...rest,
  });

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => within(screen.getByRole('navigation', { name: 'Pages' }));

beforeEach(() => void madePdf.mockReset());

describe('a content page', () => {
  it.each(NAMES)('shows %s with its title and content', async (name) => {
    await open(`/pages/${name}`);
    expect(await title(`Title of ${name}`)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: `Head of ${name}` })).toBeTruthy();
  });

  it.each(['/Pages/About', '/pages/ABOUT/', '/PAGES/about'])('is found at %s', async (path) => {
    await open(path);
    expect(await title('Title of about')).toBeTruthy();
  });

  it('is requested in the player’s language', async () => {
    const page = await open('/pages/about', { language: 'tr' });
    await title('Title of about');
    expect(page.calls('getPages').map(({ query }) => query)).toEqual([{ lang: 'tr' }]);
  });

  it('executes no scripts', async () => {
    const description = '<p>Calm</p><script>window.ran=1</script><a href="javascript:window.ran=1">go</a>';
    const body = { pages: [{ ...pages[0], description }] };
    const page = await open('/pages/about', { handlers: [mockReply('getPages', { body })] });
    await screen.findByText('Calm');
    expect(page.container.querySelector('script, [href^="javascript"]')).toBeNull();
  });

  it('a link in the content navigates to another page of the site', async () => {
    const page = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Write' }));
    expect(page.address()).toBe('/pages/contact');
    expect(await title('Title of contact')).toBeTruthy();
  });

  it('reserves its space while loading', async () => {
    await open('/pages/about', { handlers: [mockPending('getPages')] });
    expect((await screen.findByRole('status')).textContent).toBe('Loading text');
  });

  it('shows an error when it fails, and loads on retry', async () => {
    const page = await open('/pages/about', { handlers: [mockExample('getPages', 'serverError')] });
    const failed = await screen.findByRole('alert');
    page.use(listed);
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await title('Title of about')).toBeTruthy();
  });

  it.each(['/pages/nothing', '/pages/..', '/pages/%3Cb%3E'])(
    'shows the not-found text for %s',
    async (path) => {
      await open(path);
      expect(await title('We couldn’t find anything.')).toBeTruthy();
      expect(menu().getAllByRole('link')).toHaveLength(NAMES.length);
      expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    },
  );

  it.each([
    ['/pages/about', false],
    ['/pages/faq', true],
  ])('%s is reported to the server as not found: %j', async (path, isMissing) => {
    const report = vi.fn();
    const place = (
      <NotFoundContext value={report}>
        <RouteView guard={RequirePlayer} fallback={null} />
      </NotFoundContext>
    );
    await renderPage(place, { path, routes, texts: [contentTexts], handlers: [listed] });
    await screen.findByRole('heading', { level: 1 });
    expect(report.mock.calls.length > 0).toBe(isMissing);
  });

  it('shows the not-found text if the site has no pages', async () => {
    await open('/pages/about', { handlers: [mockExample('getPages', 'none')] });
    expect(await title('We couldn’t find anything.')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

it.each(['/pages/about', '/pages/nothing'])('a dead end on %s offers live support', async (path) => {
  await open(path);
  const help = within(await screen.findByRole('region', { name: 'Still have questions?' }));
  openSupport.mockClear();
  await userEvent.click(help.getByRole('button', { name: 'Live support' }));
  expect(openSupport).toHaveBeenCalledOnce();
});

describe('the page menu', () => {
  it('lists the pages in order and marks the current one', async () => {
    await open('/pages/contact');
    await title('Title of contact');
    const links = menu().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(NAMES.map((name) => `/pages/${name}`));
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      menu().getByRole('link', { name: 'Title of contact' }),
    ]);
  });

  it('links to the other pages', async () => {
    const page = await open();
    await title('Title of about');
    await userEvent.click(menu().getByRole('link', { name: 'Title of tournaments' }));
    expect(page.address()).toBe('/pages/tournaments');
    expect(await title('Title of tournaments')).toBeTruthy();
  });

  it('is a select on phones', async () => {
    const page = await open();
    await title('Title of about');
    const select = screen.getByLabelText('Pages', { selector: 'select' });
    expect(select).toHaveProperty('value', '/pages/about');
    await userEvent.selectOptions(select, 'Title of bonus-policy');
    expect(page.address()).toBe('/pages/bonus-policy');
  });
});

describe('printing and the PDF', () => {
  it('prints only the page’s content', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const page = await open();
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    const marked = page.container.querySelectorAll('[data-print]');
    expect(marked).toHaveLength(1);
    expect(marked[0]?.textContent).toContain('Words of about');
    expect(marked[0]?.querySelector('nav')).toBeNull();
  });

  it('creates a PDF of its title and content', async () => {
    await open();
    await screen.findByText(/Words of about/);
    await press('Download PDF');
    await waitFor(() => expect(madePdf).toHaveBeenCalledOnce());
    const [labels, body] = madePdf.mock.calls[0] ?? [];
    expect(labels).toMatchObject({ title: 'Title of about', brand: 'Testhouse', language: 'en' });
    expect(body?.textContent).toContain('Words of about');
  });

  it('shows an error when the PDF fails', async () => {
    madePdf.mockRejectedValue(new Error('no font'));
    const page = await open();
    await screen.findByText(/Words of about/);
    await press('Download PDF');
    await waitFor(() => expect(page.alert()).toBe('error: We couldn’t create the PDF. Please try again.'));
  });
});
