import type { SiteOptions } from '@baize/api';
import { mockExample, mockReply, exampleBody, renderPage } from '@baize/testing';
import { logIn, press, skipPressCooldown } from '@baize/testing/gestures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { forgetAttempt } from './loginAttempt.ts';
import { LoginForm } from './LoginForm.tsx';

const options = (change: Partial<SiteOptions>) =>
  mockReply('getOptions', { body: { ...exampleBody<SiteOptions>('getOptions', 'options'), ...change } });
const withCaptcha = options({ turnstile_validation: true, keys: { TURNSTILE_SITE_KEY: 'local-key' } });

const open = async (...handlers: ReturnType<typeof mockExample>[]) => {
  const done = vi.fn();
  const page = await renderPage(<LoginForm onDone={done} />, { texts: sessionFormTexts, handlers });
  await waitFor(() => expect(page.queryClient.getQueryState(['options'])?.status).toBe('success'));
  return { ...page, done };
};

const checkbox = () => screen.findByRole('checkbox', { name: 'I’m not a robot' });

beforeEach(() => {
  forgetAttempt();
  skipPressCooldown();
});

describe('the login captcha', () => {
  it('is not shown when the option is off', async () => {
    const page = await open(options({ turnstile_validation: false }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await logIn();
    await waitFor(() => expect(page.done).toHaveBeenCalledOnce());
    expect(page.calls('login')[0]?.body).not.toHaveProperty('turnstileToken');
  });

  it('is required when the option is on, and its token is sent', async () => {
    const page = await open(withCaptcha);
    await checkbox();
    await logIn();
    await waitFor(() => expect(page.alert()).toBe('warning: Please confirm you’re not a robot.'));
    expect((await checkbox()).getAttribute('aria-invalid')).toBe('true');
    expect(page.calls('login')).toHaveLength(0);
    await userEvent.click(await checkbox());
    await press('Log in');
    await waitFor(() => expect(page.done).toHaveBeenCalledOnce());
    expect(page.calls('login')[0]?.body).toMatchObject({
      turnstileToken: expect.stringMatching(/^local-/) as string,
    });
  });

  it('is reset after every attempt: a token is sent once', async () => {
    const page = await open(withCaptcha, mockExample('login', 'wrongCredentials'));
    await userEvent.click(await checkbox());
    await logIn();
    await waitFor(() => expect(page.alert()).toMatch(/^error/));
    await waitFor(async () => expect(await checkbox()).toHaveProperty('checked', false));
    await userEvent.click(await checkbox());
    await press('Log in');
    await waitFor(() => expect(page.calls('login')).toHaveLength(2));
    const tokens = page.calls('login').map(({ body }) => (body as { turnstileToken: string }).turnstileToken);
    expect(new Set(tokens).size).toBe(2);
  });

  it('is kept on a click within the cooldown, which sends nothing', async () => {
    vi.restoreAllMocks();
    skipPressCooldown(60_000);
    const page = await open(withCaptcha, mockExample('login', 'wrongCredentials'));
    await userEvent.click(await checkbox());
    await logIn();
    await waitFor(async () => expect(await checkbox()).toHaveProperty('checked', false));
    await userEvent.click(await checkbox());
    await act(() => press('Log in'));
    expect(await checkbox()).toHaveProperty('checked', true);
    expect(page.calls('login')).toHaveLength(1);
  });

  it('expires by the clock, and shows that it has', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await open(withCaptcha);
    await userEvent.click(await checkbox());
    expect(await checkbox()).toHaveProperty('checked', true);
    vi.setSystemTime(Date.now() + 301_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await checkbox()).toHaveProperty('checked', false);
    expect(screen.getByRole('group', { name: 'Security check' }).textContent).toContain('expired');
    vi.useRealTimers();
  });
});
