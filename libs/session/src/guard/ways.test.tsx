import { RouteView, type AppRoute } from '@baize/routing';
import { mockResolver, example, renderPage, samplePage, testBrandWith } from '@baize/testing';
import { logIn, press, skipPressCooldown } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAttempt } from '../login/loginAttempt.ts';
import { closeLoginDialog, openLoginDialog } from '../login/loginDialog.ts';
import { LoginDialogHost } from '../login/LoginDialogHost.tsx';
import { sessionFormTexts } from '../texts.ts';
import { acceptTerms, fillAccount, fillPerson, personStep } from '../register/registerSteps.testing.tsx';
import { forgetRegistration } from '../register/registration.ts';
import { sessionRoutes } from '../routes.ts';
import { RequirePlayer } from './RequirePlayer.tsx';

const routes: AppRoute[] = [
  { path: '/', page: samplePage('Home') },
  { path: '/PlayGame/:id', page: samplePage('Game'), player: true },
  ...sessionRoutes,
];
const REQUESTED = '/PlayGame/7?mode=x&y=%C5%9F#rules';

const openAt = (path: string, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <RouteView guard={RequirePlayer} fallback={null} />
      <LoginDialogHost />
    </>,
    { path, routes, texts: sessionFormTexts, ...options },
  );

const heading = (name: string) => screen.findByRole('heading', { name });

async function register() {
  await screen.findByRole('form', { name: 'Account' });
  fillAccount();
  await press('Continue');
  await personStep();
  fillPerson();
  await acceptTerms();
  await press('Create account');
}

const signalling = testBrandWith({ features: { signalsLogin: true } });

beforeEach(() => {
  sessionStorage.clear();
  forgetAttempt();
  forgetRegistration();
  closeLoginDialog();
  skipPressCooldown();
});

describe('the requested page', () => {
  it.each([
    ['authenticatorWanted', 'code', 'Authenticator code'],
    ['smsWanted', 'sms_code', 'SMS code'],
  ])('opens after the login step %s', async (name, field, label) => {
    const steps = mockResolver('login', ({ body }) =>
      field in (body as object) ? example('login', 'loggedIn') : example('login', name),
    );
    const page = await openAt(REQUESTED, { handlers: [steps] });
    await logIn();
    await userEvent.type(await screen.findByRole('textbox', { name: label }), '123456');
    await heading('Game');
    expect(page.address()).toBe(REQUESTED);
  });

  it('opens after the registration', async () => {
    const page = await openAt(REQUESTED);
    await userEvent.click(await screen.findByRole('link', { name: 'Sign up' }));
    await register();
    await heading('Game');
    expect(page.address()).toBe(REQUESTED);
  });

  it('opens after a visit to the forgotten password page', async () => {
    const page = await openAt(REQUESTED);
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to login' }));
    await logIn();
    await heading('Game');
    expect(page.address()).toBe(REQUESTED);
  });
});

describe('an invitation', () => {
  it('is stored from /Register/{id}', async () => {
    await openAt('/Register/1001');
    await heading('Create your account');
    expect(localStorage.getItem('ref_id')).toBe('1001');
  });

  it.each(['a%20b', '%3Cscript%3E', 'x'.repeat(65)])('is ignored if it is invalid (%s)', async (id) => {
    await openAt(`/Register/${id}`);
    await heading('Create your account');
    expect(localStorage.getItem('ref_id')).toBeNull();
  });
});

describe('a brand with a login in the shell', () => {
  it.each(['/login', '/Register/1001'])('%s redirects home and opens the popup there', async (path) => {
    const page = await openAt(path, { brand: signalling });
    const name = path === '/login' ? 'Welcome back' : 'Create your account';
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    await waitFor(() => expect(page.address()).toBe('/'));
    if (path !== '/login') expect(localStorage.getItem('ref_id')).toBe('1001');
  });

  it('returns to the requested page', async () => {
    const page = await openAt(REQUESTED, { brand: signalling });
    await screen.findByRole('dialog', { name: 'Log in to continue' });
    await logIn();
    await heading('Game');
    expect(page.address()).toBe(REQUESTED);
  });
});

it('the login popup switches to the registration, which then opens the requested page', async () => {
  const page = await openAt(REQUESTED, { brand: signalling });
  await screen.findByRole('dialog', { name: 'Log in to continue' });
  await press('Sign up');
  await screen.findByRole('dialog', { name: 'Create your account' });
  await register();
  await heading('Game');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.address()).toBe(REQUESTED);
});

it('a registration in the popup closes it, and its page stays', async () => {
  const page = await openAt('/promotions?kind=new', {
    brand: signalling,
    routes: [{ path: '/promotions', page: samplePage('Promotions') }, ...routes],
  });
  act(() => openLoginDialog());
  await screen.findByRole('dialog', { name: 'Welcome back' });
  await press('Sign up');
  await screen.findByRole('dialog', { name: 'Create your account' });
  await register();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('access_token')).not.toBeNull();
  await heading('Promotions');
  expect(page.address()).toBe('/promotions?kind=new');
});
