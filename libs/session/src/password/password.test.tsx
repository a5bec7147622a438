import { RouteView } from '@baize/routing';
import { mockExample, mockNetworkError, renderPage, samplePage } from '@baize/testing';
import { press, skipPressCooldown } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequirePlayer } from '../guard/RequirePlayer.tsx';
import { sessionFormTexts } from '../texts.ts';
import { sessionRoutes } from '../routes.ts';

const routes = [{ path: '/', page: samplePage('Home') }, ...sessionRoutes];
const open = (path: string, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes,
    texts: sessionFormTexts,
    ...options,
  });

const marked = (name: string) => screen.getByLabelText(name).getAttribute('aria-invalid');

beforeEach(() => skipPressCooldown());
afterEach(() => void vi.useRealTimers());

describe('the forgotten password', () => {
  const ID = 'Last 4 characters of your ID number';
  const fill = async () => {
    await userEvent.type(await screen.findByLabelText(ID), '450199');
    await userEvent.type(screen.getByLabelText('Username'), ' DEFNE ');
  };

  it('sends the last four characters and the user name, and shows the platform’s message', async () => {
    const page = await open('/Forgot');
    await fill();
    await press('Send link');
    await screen.findByText('If your details are right, a link is on its way to your inbox.');
    expect(page.calls('forgetPassword').map(({ body }) => body)).toEqual([
      { personal_id: '4501', username: 'defne' },
    ]);
  });

  it('takes letters too, which other countries’ numbers have', async () => {
    const page = await open('/Forgot');
    await userEvent.type(await screen.findByLabelText(ID), '7Aü9');
    await userEvent.type(screen.getByLabelText('Username'), 'defne');
    await press('Send link');
    await waitFor(() => expect(page.calls('forgetPassword')[0]?.body).toMatchObject({ personal_id: '7Aü9' }));
  });

  it('requires both fields', async () => {
    const page = await open('/Forgot');
    await screen.findByLabelText(ID);
    await press('Send link');
    await waitFor(() => expect(page.alert()).toBe('error: Please fill in all fields.'));
    expect([marked(ID), marked('Username')]).toEqual(['true', 'true']);
    expect(page.calls('forgetPassword')).toHaveLength(0);
  });

  it.each([
    ['success false', mockExample('forgetPassword', 'tooSoon'), 'error: Please try again in 2 minutes.'],
    ['a 422', mockExample('forgetPassword', 'invalidParameter'), 'error: ID number isn’t valid.'],
    ['too many requests', mockExample('forgetPassword', 'tooManyRequests'), /^error: Too many/],
    ['no connection', mockNetworkError('forgetPassword'), /^error: No connection/],
  ])('%s shows an alert and keeps the typed values', async (_, reply, alert) => {
    const page = await open('/Forgot', { handlers: [reply] });
    await fill();
    await press('Send link');
    await waitFor(() => expect(page.alert()).toMatch(alert));
    expect(screen.getByLabelText(ID)).toHaveProperty('value', '4501');
  });

  it('links back to the login', async () => {
    await open('/Forgot');
    const back = await screen.findByRole('link', { name: 'Back to login' });
    expect(back.getAttribute('href')).toBe('/login');
  });
});

describe('the new password', () => {
  const fill = async () => {
    await userEvent.type(await screen.findByLabelText('New password'), 'Quiet-Harbour-8');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'Quiet-Harbour-8');
  };

  it('is sent with the token in the URL, and redirects to /Login after one second', async () => {
    const page = await open('/forget-password/example-reset-token-0001');
    await fill();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => screen.getByRole('button', { name: 'Change password' }).click());
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(screen.getByText('Your password has been changed.')).toBeTruthy();
    }, 10_000);
    expect(page.calls('resetPassword').map(({ body }) => body)).toEqual([
      {
        token: 'example-reset-token-0001',
        password: 'Quiet-Harbour-8',
        password_confirmation: 'Quiet-Harbour-8',
      },
    ]);
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(page.address()).toBe('/forget-password/example-reset-token-0001');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(page.address()).toBe('/Login');
  });

  it('is confirmed on the login page', async () => {
    await open('/forget-password/example-reset-token-0001');
    await fill();
    await press('Change password');
    expect(await screen.findByText('Your password has been changed. Log in with your new one.')).toBeTruthy();
  });

  it('requires both fields', async () => {
    const page = await open('/forget-password/abc');
    await screen.findByLabelText('New password');
    await press('Change password');
    await waitFor(() => expect(page.alert()).toBe('error: Please fill in all fields.'));
    expect([marked('New password'), marked('Repeat password')]).toEqual(['true', 'true']);
    expect(page.calls('resetPassword')).toHaveLength(0);
  });

  it.each([
    ['tokenExpired', 'error: This link is no longer valid. Please request a new one.', undefined],
    ['tokenNotFound', 'error: This link is no longer valid. Please request a new one.', undefined],
    ['weakPassword', /^error: Your password needs/, 'New password'],
    ['passwordsDiffer', 'error: The passwords don’t match.', 'Repeat password'],
  ] as const)('%s shows an alert', async (name, alert, field) => {
    const page = await open('/forget-password/abc', { handlers: [mockExample('resetPassword', name)] });
    await fill();
    await press('Change password');
    await waitFor(() => expect(page.alert()).toMatch(alert));
    if (field) await waitFor(() => expect(marked(field)).toBe('true'));
    expect(page.address()).toBe('/forget-password/abc');
  });
});

describe('for a logged-in player', () => {
  it.each(['/login', '/Register', '/Register/1001', '/Forgot', '/forget-password/abc'])(
    '%s redirects home',
    async (path) => {
      const page = await open(path, { token: 'secret' });
      await waitFor(() => expect(page.address()).toBe('/'));
    },
  );
});
