import { exampleBody, mockExample, mockReply, renderPage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { TwoFactorPage } from './TwoFactorPage.tsx';

const me = exampleBody<{ user_detail: object }>('getUserProfile', 'profile');
/** A reply with a changed sample player. */
const withMe = (changed: object, detail: object = {}) =>
  mockReply('getUserProfile', {
    body: { ...me, ...changed, user_detail: { ...me.user_detail, ...detail } },
  });

type PageOptions = Parameters<typeof renderPage>[1];
/** Renders a page of the slice for the sample player. */
const openPage = (ui: ReactElement, options: PageOptions = {}) =>
  renderPage(ui, { path: '/Account', token: 'secret', texts: PAGE_TEXTS, ...options });

const OFF = mockExample('checkTwoFactor', 'disabled');
const ON = mockExample('checkTwoFactor', 'enabled');
const open = (...handlers: NonNullable<NonNullable<Parameters<typeof openPage>[1]>['handlers']>) =>
  openPage(<TwoFactorPage />, { path: '/TwoFactor', handlers });
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Ask for a code at login' });
const send = async (action: string, password = 'Quiet-Harbour-7') => {
  const box = await screen.findByLabelText('Your password', { selector: 'input' });
  if (password) await userEvent.type(box, password);
  await press(action);
};

describe('the status', () => {
  it.each([
    [0, 'is off', false],
    [1, 'is on', true],
    ['1', 'is on', true],
    ['odd', 'is off', false],
  ])('of %j %s', async (ga_verification_status, words, checked) => {
    await open(OFF, withMe({ ga_verification_status }));
    expect(await screen.findByText(`Two-factor authentication ${words}.`)).toBeTruthy();
    expect((await toggle()).checked).toBe(checked);
  });

  it('is switched with a call of type google, and refetched', async () => {
    const page = await open(ON, withMe({ ga_verification_status: 1 }));
    await userEvent.click(await toggle());
    await waitFor(() => expect(page.calls('getUserProfile').length).toBeGreaterThan(1));
    expect(page.calls('toggleVerification').map(({ body }) => body)).toEqual([
      { type: 'google', verified: 0 },
    ]);
  });

  it.each([
    ['noAuthenticator', 'error: Two-factor authentication isn’t on.'],
    ['serverError', 'error: Something went wrong. Please try again.'],
  ])('switches back off when refused: %s', async (name, shownText) => {
    const page = await open(OFF, withMe({}), mockExample('toggleVerification', name));
    await userEvent.click(await toggle());
    await waitFor(() => expect(page.alert()).toBe(shownText));
    await waitFor(async () => expect((await toggle()).getAttribute('aria-busy')).toBeNull());
    expect((await toggle()).checked).toBe(false);
  });
});

describe('setup', () => {
  it('requires the password', async () => {
    const page = await open(OFF);
    await send('Set up', '');
    await waitFor(() => expect(page.alert()).toBe('error: Please fill in all fields.'));
    expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true');
    expect(page.calls('enableTwoFactor')).toEqual([]);
  });

  it('shows the secret as an image of 250 pixels and as text, and refreshes the profile', async () => {
    const page = await open(OFF);
    await send('Set up');
    const image = await screen.findByRole('img', { name: /QR code/ });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['250', '250']);
    const secret = screen.getByLabelText<HTMLTextAreaElement>('Setup key', { selector: 'textarea' });
    expect(secret.value.replaceAll(' ', '')).toMatch(/^[A-Z2-7]{16,64}$/);
    expect(screen.getByRole('button', { name: 'Copy setup key' })).toBeTruthy();
    await waitFor(() => expect(page.calls('getUserProfile').length).toBeGreaterThan(1));
  });

  it('keeps showing the secret until the player has added it', async () => {
    const page = await open(OFF);
    await send('Set up');
    await screen.findByLabelText('Setup key');
    page.use(ON);
    await press('I’ve added it');
    expect(screen.queryByLabelText('Setup key')).toBeNull();
  });

  it('shows a wrong password next to the field', async () => {
    await open(OFF, mockExample('enableTwoFactor', 'wrongPassword'));
    await send('Set up');
    await waitFor(() =>
      expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows the current state if it was set up elsewhere', async () => {
    const page = await open(OFF, mockExample('enableTwoFactor', 'alreadyEnabled'));
    await screen.findByRole('button', { name: 'Set up' });
    page.use(ON);
    await send('Set up');
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeTruthy();
  });
});

describe('turning it off', () => {
  it('requires the password, and refetches the status', async () => {
    const page = await open(ON);
    await screen.findByRole('button', { name: 'Turn off' });
    page.use(OFF);
    await send('Turn off');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
    expect(page.calls('disableTwoFactor')).toHaveLength(1);
    expect(page.alert()).toMatch(/^success: /);
  });

  it('reports a wrong password', async () => {
    await open(ON, mockExample('disableTwoFactor', 'wrongPassword'));
    await send('Turn off');
    await waitFor(() =>
      expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'),
    );
  });
});

it('offers a retry when the status can’t be read', async () => {
  const page = await open(mockReply('checkTwoFactor', { body: { status: 'perhaps' } }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  page.use(OFF);
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
});
