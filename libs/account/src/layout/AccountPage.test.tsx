import { RequirePlayer } from '@baize/session';
import { mockExample, mockPending, mockReply, exampleBody, renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { lazy, type PropsWithChildren } from 'react';
import { describe, expect, it } from 'vitest';
import { accountTexts } from '../texts.ts';
import { AccountEntriesContext, type AccountEntries } from './AccountEntriesContext.ts';
import { SampleEntries } from './SampleEntries.testing.tsx';
import { AccountMenuPage } from './AccountMenuPage.tsx';
import { AccountPage } from './AccountPage.tsx';
import { AccountPageSkeleton } from './AccountPageSkeleton.tsx';

const me = exampleBody<object>('getUserProfile', 'profile');
const routes = ['/account/menu', '/Deposit', '/Withdraw', '/ChangePassword', '/Login'].map((path) => ({
  path,
  page: samplePage(path),
  player: true,
}));

type Options = Parameters<typeof renderPage>[1] & { entries?: AccountEntries };
const open = (page: 'page' | 'hub', { entries = SampleEntries, ...options }: Options = {}) =>
  renderPage(
    <AccountEntriesContext value={entries}>
      {page === 'hub' ? (
        <AccountMenuPage />
      ) : (
        <AccountPage title="Change password" lead="One that nobody else knows.">
          <p>Content</p>
        </AccountPage>
      )}
    </AccountEntriesContext>,
    { path: '/ChangePassword', token: 'secret', texts: [accountTexts], routes, ...options },
  );

/** Hidden below the web breakpoint, which jsdom doesn't evaluate. */
const HIDDEN = { hidden: true };
const menu = () => screen.findByRole('navigation', { name: 'My account', ...HIDDEN });

describe('an account page', () => {
  it('keeps the heading of its markup when it is hydrated, and adds its buttons', async () => {
    const heading = { title: 'Change password', lead: 'One that nobody else knows.' };
    const Skeleton = ({ children }: PropsWithChildren) => (
      <AccountPageSkeleton heading={heading}>{children}</AccountPageSkeleton>
    );
    let first: Element | null = null;
    await renderPage(
      <AccountEntriesContext value={SampleEntries}>
        <RequirePlayer skeleton={Skeleton}>
          <AccountPage {...heading} actions={<button type="button">Print</button>}>
            <p>Content</p>
          </AccountPage>
        </RequirePlayer>
      </AccountEntriesContext>,
      {
        path: '/ChangePassword',
        token: 'secret',
        texts: [accountTexts],
        routes,
        beforeHydration: (markup) => (first = markup.querySelector('h1')),
      },
    );
    expect(screen.getByText('Content')).toBeTruthy();
    expect(first).not.toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([first]);
    const header = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
    expect(header.getByRole('button', { name: 'Print' })).toBeTruthy();
    expect(await menu()).toBeTruthy();
  });

  it('has its heading, and a menu that marks the current entry', async () => {
    await open('page');
    expect(screen.getByRole('heading', { level: 1, name: 'Change password' })).toBeTruthy();
    expect(screen.getByText('Content')).toBeTruthy();
    const links = within(await menu()).getAllByRole('link', HIDDEN);
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Deposit', null],
      ['Change password', 'page'],
      ['My limits', null],
    ]);
  });

  it('groups the entries under headings', async () => {
    await open('page');
    const headings = within(await menu()).getAllByRole('heading', { level: 2, ...HIDDEN });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Money',
      'Profile and security',
      'Safer gambling',
    ]);
  });

  it('links back to the hub', async () => {
    await open('page');
    const back = await screen.findByRole('link', { name: 'My account' });
    expect(back.getAttribute('href')).toBe('/account/menu');
  });

  it('shows name, surname and balance', async () => {
    await open('page');
    expect(await screen.findByText('Defne Aydın')).toBeTruthy();
    expect(await screen.findByText('₺1,234.50')).toBeTruthy();
  });

  it.each([
    [1, '₺1,234.50'],
    [2, '$1,234.50'],
    [3, '€1,234.50'],
    [99, '€1,234.50'],
  ])('in currency %i shows %s', async (currency, expected) => {
    await open('page', { handlers: [mockReply('getUserProfile', { body: { ...me, currency } })] });
    expect(await screen.findByText(expected)).toBeTruthy();
  });

  it('shows a dash, never zero, for an unknown balance', async () => {
    await open('page', { handlers: [mockPending('getUserProfile')] });
    expect(await screen.findByText('Balance unavailable')).toBeTruthy();
    expect(document.body.textContent).not.toContain('0.00');
  });

  it('reloads the profile', async () => {
    const page = await open('page');
    await screen.findByText('₺1,234.50');
    page.use(mockReply('getUserProfile', { body: { ...me, balance: '1500.00' } }));
    await press('Refresh balance', HIDDEN);
    expect(await screen.findByText('₺1,500.00')).toBeTruthy();
    expect(page.calls('getUserProfile')).toHaveLength(2);
  });

  it('logs out', async () => {
    const page = await open('page', { handlers: [mockExample('logout', 'loggedOut')] });
    await press('Log out', HIDDEN);
    await waitFor(() => expect(page.address()).toBe('/Login'));
    expect(page.calls('logout')).toHaveLength(1);
  });
});

describe('the hub', () => {
  it('lists the same entries as rows, and links to deposit and withdrawal', async () => {
    await open('hub', { path: '/account/menu' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/Deposit', '/Withdraw', '/Deposit', '/ChangePassword', '/account-limitation']);
    expect(screen.getByRole('heading', { level: 1, name: 'My account' })).toBeTruthy();
    expect(await screen.findByText('Defne Aydın')).toBeTruthy();
  });

  it('links to no page that the app lacks', async () => {
    await open('hub', { path: '/account/menu', routes: routes.filter(({ path }) => path !== '/Withdraw') });
    expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
  });

  it('logs out', async () => {
    const page = await open('hub', { path: '/account/menu' });
    await press('Log out');
    await waitFor(() => expect(page.calls('logout')).toHaveLength(1));
  });
});

describe.each(['page', 'hub'] as const)('the logout button on the %s', (page) => {
  it('appears together with the entries above it, without a layout shift', async () => {
    const { promise, resolve } = Promise.withResolvers<{ default: AccountEntries }>();
    await open(page, { entries: lazy(() => promise) });
    expect(await screen.findByText('Defne Aydın')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log out', ...HIDDEN })).toBeNull();
    await act(() => Promise.resolve(resolve({ default: SampleEntries })));
    expect(await screen.findByRole('button', { name: 'Log out', ...HIDDEN })).toBeTruthy();
  });
});
