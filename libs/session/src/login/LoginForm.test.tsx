import { mockExample, mockResolver, mockReply, example, mockNetworkError, renderPage } from '@baize/testing';
import { useAlert } from '@baize/ui';
import { press, skipPressCooldown } from '@baize/testing/gestures';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { forgetAttempt } from './loginAttempt.ts';
import { LoginForm } from './LoginForm.tsx';

const open = async (options: Parameters<typeof renderPage>[1] = {}) => {
  const done = vi.fn();
  const page = await renderPage(<LoginForm onDone={done} />, { texts: sessionFormTexts, ...options });
  return { ...page, done };
};

const username = () => screen.getByRole('textbox', { name: /^(Username|Kullanıcı adı)$/ });
const password = () => screen.getByLabelText(/^(Password|Şifre)$/);
const code = (name: string) => screen.findByRole('textbox', { name });

async function typeCredentials(name = 'defne', secret = 'correct-horse-9') {
  await userEvent.type(username(), name);
  await userEvent.type(password(), secret);
}

async function logIn(name?: string, secret?: string) {
  await typeCredentials(name, secret);
  await press('Log in');
}

beforeEach(() => {
  forgetAttempt();
  skipPressCooldown();
});

/** Refuses until a code is sent, then accepts. */
const requiresCode = (exampleName: string, field: string) =>
  mockResolver('login', ({ body }) =>
    field in (body as object) ? example('login', 'loggedIn') : example('login', exampleName),
  );

describe('empty fields', () => {
  it('are marked, with an alert, and nothing is sent', async () => {
    const page = await open();
    await press('Log in');
    await waitFor(() => expect(page.alert()).toBe('error: Please fill in all fields.'));
    expect(username().getAttribute('aria-invalid')).toBe('true');
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(page.calls('login')).toHaveLength(0);
  });

  it('are marked individually', async () => {
    const page = await open();
    await userEvent.type(username(), 'defne');
    await press('Log in');
    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
    expect(username().getAttribute('aria-invalid')).toBeNull();
    expect(page.calls('login')).toHaveLength(0);
  });
});

describe('a successful login', () => {
  it('stores token, profile and login time', async () => {
    const before = Date.now();
    const { done } = await open();
    await logIn();
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(localStorage.getItem('access_token')).toBe('example-access-token-0001');
    expect(localStorage.getItem('token_type')).toBe('bearer');
    expect(localStorage.getItem('expires_in')).toBe('3600');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 7, username: 'defne' });
    const time = Number(localStorage.getItem('loginTime'));
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it.each(['tr', 'en'] as const)('sends the user name in lower case, also in %s', async (language) => {
    const { done, calls } = await open({ language });
    await typeCredentials('  ILGIN ');
    await press(language === 'tr' ? 'Giriş yap' : 'Log in');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(calls('login')[0]?.body).toEqual({ username: 'ilgin', password: 'correct-horse-9' });
  });

  it('sends the password exactly as typed', async () => {
    const { done, calls } = await open();
    await logIn('defne', ' Şİfre I ');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(calls('login')[0]?.body).toMatchObject({ password: ' Şİfre I ' });
  });

  it('sends one request for repeated presses', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = mockResolver('login', () => promise.then(() => example('login', 'loggedIn')));
    const { done, calls } = await open({ handlers: [slow] });
    await typeCredentials();
    const form = screen.getByRole('form', { name: 'Log in' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(calls('login')).toHaveLength(1));
    fireEvent.submit(form);
    await press('Log in');
    await act(() => Promise.resolve(resolve()));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(calls('login')).toHaveLength(1);
  });
});

describe('a refused login', () => {
  it.each([
    [
      'wrong credentials',
      mockExample('login', 'wrongCredentials'),
      'error: Your username or password is incorrect.',
    ],
    ['an invalid parameter', mockExample('login', 'invalidParameter'), 'warning: Username isn’t valid.'],
    ['too many requests', mockExample('login', 'tooManyRequests'), /^error: \S/],
    ['a failing platform', mockExample('login', 'serverError'), /^error: \S/],
    ['no connection', mockNetworkError('login'), /^error: \S/],
    ['an unreadable reply', mockReply('login', { body: 'well' }), /^error: \S/],
    ['a session without a token', mockReply('login', { body: { user: {} } }), /^error: \S/],
  ])('%s shows an alert, after a single request', async (_, reply, alert) => {
    const page = await open({ handlers: [reply] });
    await logIn();
    await waitFor(() => expect(page.alert()).toMatch(alert));
    expect(page.calls('login')).toHaveLength(1);
    expect(page.done).not.toHaveBeenCalled();
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBeNull();
  });

  it('is also shown in the form, in the current language, and announced only there', async () => {
    const page = await open({ handlers: [mockExample('login', 'wrongCredentials')] });
    await logIn();
    const form = screen.getByRole('form');
    const message = await within(form).findByText('Your username or password is incorrect.');
    expect(message.closest('[role=alert]')).toBeTruthy();
    await page.setLanguage('tr');
    expect(form.textContent).toContain('Kullanıcı adı ya da şifre hatalı.');
  });

  it('marks the field of an invalid parameter, with its label in the message', async () => {
    await open({ handlers: [mockExample('login', 'invalidParameter')] });
    await logIn();
    await waitFor(() => expect(username().getAttribute('aria-invalid')).toBe('true'));
    const message = document.getElementById(username().getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Please check the username.');
  });

  it('can be retried: the next attempt clears the messages', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = await open({ handlers: [mockExample('login', 'wrongCredentials')] });
    await logIn();
    await waitFor(() => expect(page.alert()).toMatch(/^error/));
    page.use(mockResolver('login', () => promise.then(() => example('login', 'loggedIn'))));
    await press('Log in');
    await waitFor(() => expect(page.alert()).toBeUndefined());
    expect(screen.getByRole('form').textContent).not.toContain('wrong');
    await act(() => Promise.resolve(resolve()));
    await waitFor(() => expect(page.done).toHaveBeenCalledOnce());
  });

  it.each(['authenticatorWanted', 'smsWanted'])('does not keep its alert in the step %s', async (name) => {
    const page = await open({ handlers: [mockExample('login', 'wrongCredentials')] });
    await logIn();
    await waitFor(() => expect(page.alert()).toMatch(/^error/));
    page.use(mockExample('login', name));
    await press('Log in');
    await screen.findByRole('button', { name: 'Verify' });
    expect(page.alert()).toBeUndefined();
  });

  it('clears its alert when the form unmounts', async () => {
    const page = await open({ handlers: [mockExample('login', 'wrongCredentials')] });
    await logIn();
    await waitFor(() => expect(page.alert()).toMatch(/^error/));
    page.unmount();
    expect(renderHook(() => useAlert()).result.current).toBeUndefined();
  });

  it('shows code 562 in the form, without an alert', async () => {
    const page = await open({ handlers: [mockExample('login', 'handledApart')] });
    await logIn();
    await waitFor(() => expect(screen.getByRole('form').textContent).toMatch(/session/i));
    expect(page.alert()).toBeUndefined();
  });
});

describe('the authenticator step', () => {
  it('shows only the code with a warning, then sends it with the credentials', async () => {
    const page = await open({ handlers: [requiresCode('authenticatorWanted', 'code')] });
    await logIn('Defne');
    const box = await code('Authenticator code');
    expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
    expect(screen.getByRole('form').textContent).toContain('authenticator');
    expect(page.alert()).toBeUndefined();

    await userEvent.type(box, '123456');
    await waitFor(() => expect(page.done).toHaveBeenCalledOnce());
    expect(page.calls('login').map(({ body }) => body)).toEqual([
      { username: 'defne', password: 'correct-horse-9' },
      { username: 'defne', password: 'correct-horse-9', code: '123456' },
    ]);
  });

  it('sends a code that the phone fills in at once, but not the second click of a double click', async () => {
    vi.mocked(globalThis.setTimeout).mockRestore();
    const page = await open({ handlers: [requiresCode('authenticatorWanted', 'code')] });
    await logIn();
    const box = await code('Authenticator code');
    await press('Verify');
    box.focus();
    await userEvent.paste('123456');
    await waitFor(() => expect(page.done).toHaveBeenCalledOnce());
    expect(page.calls('login').map(({ body }) => (body as { code?: string }).code)).toEqual([
      undefined,
      '123456',
    ]);
  });

  it('sends an empty code, since the platform decides', async () => {
    const page = await open({ handlers: [mockExample('login', 'authenticatorWanted')] });
    await logIn();
    const box = await code('Authenticator code');
    await press('Verify');
    await waitFor(() => expect(page.calls('login')).toHaveLength(2));
    expect(page.calls('login')[1]?.body).toMatchObject({ code: '' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('can be cancelled, and keeps the typed values', async () => {
    await open({ handlers: [mockExample('login', 'authenticatorWanted')] });
    await logIn();
    await code('Authenticator code');
    await press('Start over');
    expect(username()).toHaveProperty('value', 'defne');
    expect(password()).toHaveProperty('value', 'correct-horse-9');
    expect(screen.queryByRole('textbox', { name: 'Authenticator code' })).toBeNull();
  });
});

it('typed values survive a language change', async () => {
  const page = await open();
  await typeCredentials('defne', 'secret');
  await page.setLanguage('tr');
  expect(screen.getByRole('button', { name: 'Giriş yap' })).toBeTruthy();
  expect(username()).toHaveProperty('value', 'defne');
  expect(password()).toHaveProperty('value', 'secret');
});
