import { exampleBody, mockExample, mockPending, mockReply, renderPage, samplePage } from '@baize/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { SecurityPage } from './SecurityPage.tsx';

const me = exampleBody<{ user_detail: object }>('getUserProfile', 'profile');
/** A reply with a changed sample player. */
const withMe = (changed: object, detail: object = {}) =>
  mockReply('getUserProfile', {
    body: { ...me, ...changed, user_detail: { ...me.user_detail, ...detail } },
  });

const LINKED = [
  '/ChangePassword',
  '/TwoFactor',
  '/account/sms-verification',
  '/Account',
  '/account-limitation',
  '/SessionHistory',
];
const routes = LINKED.map((path) => ({ path, page: samplePage(path), player: true }));

type PageOptions = Parameters<typeof renderPage>[1];
/** Renders a page of the slice for the sample player. */
const openPage = (ui: ReactElement, options: PageOptions = {}) =>
  renderPage(ui, { path: '/Account', token: 'secret', texts: PAGE_TEXTS, routes, ...options });

const NO_LIMITS = mockExample('getLimits', 'noLimits');
const open = (
  handlers: NonNullable<NonNullable<Parameters<typeof openPage>[1]>['handlers']> = [],
  options: Parameters<typeof openPage>[1] = {},
) => openPage(<SecurityPage />, { path: '/account/security', handlers, ...options });
const status = () => screen.findByRole('region', { name: 'Your protection' });
const rowOf = async (name: string) => {
  const row = within(await status())
    .getByText(name)
    .closest('li');
  return row as HTMLElement;
};

describe('the account protections', () => {
  it('is complete when everything is on', async () => {
    await open([withMe({ ga_verification_status: 1 })]);
    expect(await screen.findByText('Everything that protects your account is on.')).toBeTruthy();
    expect((await status()).querySelectorAll('[data-state="missing"]')).toHaveLength(0);
  });

  it.each([
    ['Two-factor authentication', 'Turn on', '/TwoFactor', [withMe({ ga_verification_status: 0 })]],
    ['Mobile number', 'Verify', '/account/sms-verification', [withMe({}, { phone_verification: 0 })]],
    ['Email address', 'Add', '/Account', [withMe({ email: ' ' })]],
    ['Limits', 'Set', '/account-limitation', [NO_LIMITS]],
  ])('lack %s, with a link to set it up: %s', async (name, action, href, handlers) => {
    await open(handlers);
    await waitFor(async () => expect((await rowOf(name)).dataset.state).toBe('missing'));
    const link = within(await rowOf(name)).getByRole('link', { name: action });
    expect(link.getAttribute('href')).toBe(href);
  });

  it('show how many are missing', async () => {
    await open([withMe({}, { phone_verification: 0 }), NO_LIMITS]);
    expect(await screen.findByText('3 more steps make your account safer.')).toBeTruthy();
  });

  it('show an unknown state when the limits fail to load', async () => {
    await open([mockExample('getLimits', 'serverError')]);
    expect(await screen.findByText('We couldn’t check this right now.')).toBeTruthy();
    expect((await rowOf('Limits')).dataset.state).toBe('unknown');
    expect(screen.queryByText(/Everything that protects/)).toBeNull();
  });

  it('offer no action without a page in the app', async () => {
    await open([], { routes: [] });
    expect(within(await status()).queryAllByRole('link')).toEqual([]);
  });
});

describe('the latest logins', () => {
  const row = (user_agent: string, at: string) => ({ user_agent, ip: '203.0.113.7', created_at: at });
  const page = (data: unknown) =>
    mockReply('getSessionHistory', {
      body: { data: { data, current_page: 1, last_page: 1, total: 1, per_page: 20 } },
    });

  it('show at most five, with device, address and UTC time, and link to all', async () => {
    const rows = Array.from({ length: 9 }, () =>
      row('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', '2026-03-01 18:30:00'),
    );
    await open([page(rows)]);
    const list = await screen.findByRole('region', { name: 'Latest logins' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(5));
    const [first] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toBe('Firefox · Linux203.0.113.7 · 03/01/2026 18:30:00 UTC');
    expect(within(list).getByRole('link', { name: 'See all logins' }).getAttribute('href')).toBe(
      '/SessionHistory',
    );
  });

  it.each([
    ['an unknown device', [row('', '2026-03-01 18:30:00')], 'Unknown device'],
    ['no time', [row('', 'soon')], '—'],
    ['no rows', [], 'No logins in the last few days'],
  ])('of %s', async (_, rows, text) => {
    await open([page(rows)]);
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
  });

  it('offer a retry when they fail to load', async () => {
    const site = await open([mockExample('getSessionHistory', 'serverError')]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    site.use(page([row('', '2026-03-01 18:30:00')]));
    await userEvent.click(again);
    expect(await screen.findByText('Unknown device')).toBeTruthy();
  });

  it('don’t block the protections while they load', async () => {
    await open([mockPending('getSessionHistory')]);
    expect(await rowOf('Password')).toBeTruthy();
  });
});
