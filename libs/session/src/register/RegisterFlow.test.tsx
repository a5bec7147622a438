import { mockExample, mockReply, exampleBody, renderPage } from '@baize/testing';
import { press, skipPressCooldown } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  acceptTerms,
  box,
  fillAccount,
  fillPerson,
  finish,
  flowOn,
  personStep,
} from './registerSteps.testing.tsx';
import { forgetRegistration, registration } from './registration.ts';

const { openFlow, toPerson } = flowOn(renderPage);

beforeEach(() => {
  sessionStorage.clear();
  forgetRegistration();
  skipPressCooldown();
});

/** Loads the module again, as a page reload does; all other modules stay. */
const reload = () => {
  const address = './registration.ts?reload';
  return import(/* @vite-ignore */ address) as Promise<{ registration: typeof registration }>;
};

describe('typed values', () => {
  it('survive a step back', async () => {
    await toPerson();
    fillPerson();
    await press('Back');
    expect(box('Username')).toHaveProperty('value', 'selin');
    expect(box('Password')).toHaveProperty('value', 'Quiet-Harbour-7');
    await press('Continue');
    await personStep();
    expect(box('Address')).toHaveProperty('value', 'Kordon 4');
    expect(box('Year')).toHaveProperty('value', '1992');
  });

  it('survive a language change', async () => {
    const page = await openFlow();
    fillAccount();
    await page.setLanguage('tr');
    expect(screen.getByLabelText('E-posta adresi')).toHaveProperty('value', 'selin@mail.example');
  });

  it('survive a closed popup, as does the step', async () => {
    const page = await toPerson();
    fillPerson();
    page.unmount();
    await openFlow();
    expect(box('Address')).toHaveProperty('value', 'Kordon 4');
  });

  it('survive a reload, except the passwords, which are never stored', async () => {
    await toPerson();
    fillPerson();
    const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(stored).toContain('Kordon 4');
    expect(stored).not.toContain('Quiet-Harbour-7');
    const { registration: reloaded } = await reload();
    expect(reloaded.get()).toMatchObject({
      step: 'account',
      account: { username: 'selin', phone: '5321234599', password: '', password_confirmation: '' },
      person: { address: 'Kordon 4', birth: '1992-05-17' },
    });
  });

  it('are cleared once the account exists', async () => {
    const { done } = await toPerson();
    await finish();
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sessionStorage).toHaveLength(0);
    expect(registration.get().account.password).toBe('');
  });
});

it('a new step moves the focus and the scroll position to its heading', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await toPerson();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Create your account' }));
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

describe('step three', () => {
  it('logs the new player in', async () => {
    const { done, calls } = await toPerson();
    await finish();
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(calls('login').map(({ body }) => body)).toEqual([
      { username: 'selin', password: 'Quiet-Harbour-7' },
    ]);
    expect(localStorage.getItem('access_token')).toBe('example-access-token-0001');
    expect(Number(localStorage.getItem('loginTime'))).toBeGreaterThan(0);
  });

  it('welcomes the player by name', async () => {
    const page = await toPerson();
    await finish();
    await waitFor(() => expect(page.done).toHaveBeenCalledOnce());
    expect(page.alert()).toBe('success: Welcome, Selin! Your account is ready. Enjoy the games!');
  });

  it('waits for a captcha when one is required', async () => {
    const body = {
      ...exampleBody<object>('getOptions', 'options'),
      turnstile_validation: true,
      keys: { TURNSTILE_SITE_KEY: 'local' },
    };
    const page = await toPerson({ handlers: [mockReply('getOptions', { body })] });
    const captcha = () => screen.findByRole('checkbox', { name: 'I’m not a robot' });
    await captcha();
    fillPerson();
    await acceptTerms();
    await press('Create account');
    await waitFor(() => expect(page.alert()).toBe('warning: Please confirm you’re not a robot.'));
    await userEvent.click(await captcha());
    await press('Create account');
    await screen.findByText('Your account is ready');
    expect(page.calls('login')).toHaveLength(0);
    await userEvent.click(await captcha());
    await waitFor(() => expect(page.done).toHaveBeenCalledOnce());
    const tokens = [page.calls('register')[1], page.calls('login')[0]].map(
      (call) => (call?.body as { turnstileToken: string }).turnstileToken,
    );
    expect(new Set(tokens).size).toBe(2);
  });

  it('links to the login page when the login is refused', async () => {
    const page = await toPerson({ handlers: [mockExample('login', 'refused')] });
    await finish();
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login');
    expect(page.alert()).toMatch(/^warning/);
    expect(page.calls('login')).toHaveLength(1);
    expect(page.done).not.toHaveBeenCalled();
  });
});
