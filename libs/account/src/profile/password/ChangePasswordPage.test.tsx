import { mockExample, mockMinimal, mockNetworkError, mockReply, renderPage } from '@baize/testing';
import { press, skipPressCooldown } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

type PageOptions = Parameters<typeof renderPage>[1];
/** Renders a page of the slice for the sample player. */
const openPage = (ui: ReactElement, options: PageOptions = {}) =>
  renderPage(ui, { path: '/Account', token: 'secret', texts: PAGE_TEXTS, ...options });

const open = (options?: Parameters<typeof openPage>[1]) =>
  openPage(<ChangePasswordPage />, { path: '/ChangePassword', ...options });
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
const FIELDS = ['Current password', 'New password', 'Repeat new password'] as const;

async function fill(...passwords: [string, string, string]) {
  for (const [index, label] of FIELDS.entries())
    if (passwords[index]) await userEvent.type(await box(label), passwords[index]);
  await press('Change password');
}

const NEW = 'Quiet-Harbour-8';
const LONG = NEW.repeat(3);

describe('a new password', () => {
  it('lists its rules up front, and ticks them during typing', async () => {
    await open();
    await box('New password');
    expect(screen.getByText('8 or more characters')).toBeTruthy();
    expect(screen.getByText('No username in it')).toBeTruthy();
    expect(document.querySelectorAll('[data-met="true"]')).toHaveLength(0);
    await userEvent.type(await box('New password'), 'Quiet-harbour');
    expect(document.querySelectorAll('[data-met="true"]')).toHaveLength(4);
    expect(screen.getByText('Weak')).toBeTruthy();
  });

  it('is changed once, with a note that other devices are logged out', async () => {
    const page = await open();
    await fill('Quiet-Harbour-7', NEW, NEW);
    expect(await screen.findByText(/Every other device has been logged out/)).toBeTruthy();
    expect(page.calls('changePassword').map(({ body }) => body)).toEqual([
      { current_password: 'Quiet-Harbour-7', password: NEW, password_confirmation: NEW },
    ]);
    for (const label of FIELDS) expect((await box(label)).value).toBe('');
  });

  it('is changed also if the platform answers only with a message', async () => {
    const page = await open({ handlers: [mockMinimal('changePassword', 'changed')] });
    await fill('Quiet-Harbour-7', NEW, NEW);
    expect(await screen.findByText(/Every other device has been logged out/)).toBeTruthy();
    expect(page.alert()).toMatch(/^success: /);
  });

  it.each([
    ['Current password', ['', NEW, NEW], 'Please fill this in.'],
    ['New password', ['x', LONG, LONG], 'Use at most 30 characters.'],
    ['Repeat new password', ['x', NEW, `${NEW}9`], 'The passwords don’t match.'],
  ] as const)('%s: %j is not sent', async (label, passwords, problem) => {
    const page = await open();
    await fill(...(passwords as unknown as [string, string, string]));
    await waitFor(async () => expect((await box(label)).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('form').textContent).toContain(problem);
    expect(page.calls('changePassword')).toEqual([]);
  });

  it('is left to the platform to refuse when too short', async () => {
    const page = await open();
    await fill('x', 'short', 'short');
    await waitFor(() => expect(page.calls('changePassword')).toHaveLength(1));
  });

  it.each([
    ['wrongPassword', 'Current password'],
    ['weakPassword', 'New password'],
    ['passwordHoldsUsername', 'New password'],
    ['passwordsDiffer', 'Repeat new password'],
  ])('shows a refusal (%s) next to %s', async (name, label) => {
    await open({ handlers: [mockExample('changePassword', name)] });
    await fill('x', NEW, NEW);
    await waitFor(async () => expect((await box(label)).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText(/has been changed/)).toBeNull();
  });

  it('shows an unknown outcome when the reply is lost, and isn’t sent again', async () => {
    skipPressCooldown();
    const page = await open({ handlers: [mockNetworkError('changePassword')] });
    await fill('Quiet-Harbour-7', NEW, NEW);
    await waitFor(() => expect(page.alert()).toMatch(/^warning: .*Try the new one the next time/));
    expect(within(screen.getByRole('form')).getByText(/we don’t know whether/)).toBeTruthy();
    expect(page.calls('changePassword')).toHaveLength(1);
    expect(screen.queryByText(/has been changed/)).toBeNull();
    expect((await box('New password')).value).toBe(NEW);
    page.use(mockExample('changePassword', 'wrongPassword'));
    await press('Change password');
    await waitFor(async () =>
      expect((await box('Current password')).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.queryByText(/we don’t know whether/)).toBeNull();
  });

  it('shows an error when offline, not an unknown outcome', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await open({ handlers: [mockNetworkError('changePassword')] });
    await fill('Quiet-Harbour-7', NEW, NEW);
    await waitFor(() => expect(page.alert()).toMatch(/^error: /));
    expect(screen.queryByText(/we don’t know whether/)).toBeNull();
  });

  it('shows the first message of each refused field', async () => {
    const errors = {
      current_password: ['current_password_wrong', 'second'],
      password: ['password_needs_upper_lower_and_number', 'other'],
    };
    const body = { message: 'current_password_wrong', errors };
    await open({ handlers: [mockReply('changePassword', { status: 422, body })] });
    await fill('x', NEW, NEW);
    await waitFor(async () =>
      expect((await box('Current password')).getAttribute('aria-invalid')).toBe('true'),
    );
    expect((await box('New password')).getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).not.toContain('second');
  });
});
