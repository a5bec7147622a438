import { mockExample, mockMinimal, mockResolver, example, renderPage } from '@baize/testing';
import { logIn, press, skipPressCooldown } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { forgetAttempt, loginAttempt } from './loginAttempt.ts';
import { LoginForm } from './LoginForm.tsx';

const open = async (options: Parameters<typeof renderPage>[1] = {}) => {
  const done = vi.fn();
  const page = await renderPage(<LoginForm onDone={done} />, { texts: sessionFormTexts, ...options });
  return { ...page, done };
};

const code = (name: string) => screen.findByRole('textbox', { name });

/** Refuses until a code is sent, then accepts. */
const requiresCode = () =>
  mockResolver('login', ({ body }) =>
    'sms_code' in (body as object) ? example('login', 'loggedIn') : example('login', 'smsWanted'),
  );

beforeEach(() => {
  forgetAttempt();
  skipPressCooldown();
});

describe('SmsStep', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const openStep = async (...handlers: Parameters<Awaited<ReturnType<typeof open>>['use']>) => {
    const page = await open({ handlers: [requiresCode(), ...handlers] });
    await logIn();
    return { ...page, box: await code('SMS code') };
  };
  const waitUntilResend = () => {
    const step = loginAttempt.get().step;
    if (step.kind !== 'sms') throw new Error('Not in the SMS step.');
    return step.resendAt - Date.now();
  };
  const aMinuteLater = () => {
    vi.setSystemTime(Date.now() + 61_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('shows only the code with a hint, and sends it with its id at the sixth digit', async () => {
    const { box, done, calls } = await openStep();
    expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
    expect(screen.getByRole('form').textContent).toContain('Enter the code we sent to your phone.');
    await userEvent.type(box, '654321');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(calls('login')[1]?.body).toEqual({
      username: 'defne',
      password: 'correct-horse-9',
      sms_code: '654321',
      id: 'sms-0001',
    });
  });

  it('reads the code from a pasted sentence', async () => {
    const { box, done, calls } = await openStep();
    box.focus();
    await userEvent.paste('Baize: 123 456. Giriş kodunuz');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(calls('login')[1]?.body).toMatchObject({ sms_code: '123456' });
  });

  it('sends nothing without six digits', async () => {
    const { box, calls, alert } = await openStep();
    await userEvent.type(box, '123');
    await press('Verify');
    await waitFor(() => expect(alert()).toBe('error: Please fill in all fields.'));
    expect(calls('login')).toHaveLength(1);
  });

  it('marks and clears the boxes after a wrong code, and keeps the step and its countdown', async () => {
    const page = await open({ handlers: [mockExample('login', 'smsWanted')] });
    await logIn();
    const box = await code('SMS code');
    const before = loginAttempt.get().step;
    page.use(mockExample('login', 'wrongSmsCode'));
    await userEvent.type(box, '111111');
    await waitFor(() => expect(page.alert()).toBe('error: That SMS code isn’t right.'));
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(box).toHaveProperty('value', ''));
    expect(loginAttempt.get().step).toEqual(before);
  });

  it('waits 60 seconds by the clock, also during sleep, then offers to resend', async () => {
    await openStep();
    expect(waitUntilResend()).toBe(60_000);
    expect(screen.getByRole('timer').textContent).toContain('01:00');
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
    aMinuteLater();
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy();
  });

  it('gets a new id and restarts the 60 seconds on a resend', async () => {
    const { box, done, calls } = await openStep();
    aMinuteLater();
    await press('Resend code');
    await screen.findByRole('timer');
    expect(calls('resendLoginSms')[0]?.body).toEqual({ id: 'sms-0001' });
    expect(waitUntilResend()).toBe(60_000);
    await userEvent.type(box, '654321');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(calls('login')[1]?.body).toMatchObject({ id: 'sms-0002' });
  });

  it('keeps its id if a resend returns none', async () => {
    const { box, done, calls } = await openStep(mockMinimal('resendLoginSms', 'sent'));
    aMinuteLater();
    await press('Resend code');
    await screen.findByRole('timer');
    await userEvent.type(box, '654321');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(calls('login')[1]?.body).toMatchObject({ id: 'sms-0001' });
  });

  it.each([
    ['maxSends', /^warning: \S/],
    ['stepOver', /^error: This SMS code has expired/],
    ['tooManyRequests', /^error: Too many attempts/],
  ])('shows an alert for a resend refused with %s, which can be retried', async (name, alert) => {
    const page = await openStep(mockExample('resendLoginSms', name));
    aMinuteLater();
    await press('Resend code');
    await waitFor(() => expect(page.alert()).toMatch(alert));
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy();
  });

  it('restarts the countdown when another login requires an SMS', async () => {
    const { box, use } = await openStep();
    const first = waitUntilResend();
    vi.setSystemTime(Date.now() + 30_000);
    expect(waitUntilResend()).toBeLessThan(first);
    use(mockExample('login', 'smsWanted'));
    await userEvent.type(box, '654321');
    await waitFor(() => expect(waitUntilResend()).toBe(60_000));
  });

  it('survives a closed popup, including the countdown', async () => {
    const page = await openStep();
    const before = loginAttempt.get().step;
    page.unmount();
    const reopened = await open({ handlers: [mockExample('login', 'loggedIn')] });
    expect(loginAttempt.get().step).toEqual(before);
    await userEvent.type(await code('SMS code'), '654321');
    await waitFor(() => expect(reopened.done).toHaveBeenCalledOnce());
    expect(reopened.calls('login')[0]?.body).toMatchObject({
      username: 'defne',
      password: 'correct-horse-9',
    });
    expect(loginAttempt.get().values.password).toBe('');
  });
});
