import { PRESS_COOLDOWN_MS } from '@baize/ui/press-cooldown';
import { fireEvent, screen, waitFor, type ByRoleOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { findInvalidText } from './findInvalidText.ts';
import type { RenderedPage } from './renderPage.tsx';

/** Presses a button as soon as one with this name appears. @throws if none appears */
export const press = async (
  name: string | RegExp,
  options: Pick<ByRoleOptions, 'hidden'> = {},
): Promise<void> => userEvent.click(await screen.findByRole('button', { name, ...options }));

/** Replaces the value of the field with this label, and returns the field. @throws if none appears */
export async function fill(label: string | RegExp, text: string): Promise<HTMLInputElement> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: text } });
  return field;
}

/** Submits the login form on the page or in the open dialog, as the contract's player or another one. */
export async function logIn(username = 'defne', password = 'correct-horse-9'): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Username' }), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await press('Log in');
}

/** For tests, which press faster than people: `useSubmitGuard` accepts a press again immediately, or after `ms`. */
export function skipPressCooldown(ms = 0): void {
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((effect: () => void, delay?: number) =>
    later(effect, delay === PRESS_COOLDOWN_MS ? ms : delay),
  );
}

/** Waits until a page has its replies, and expects that none of them crashed it or is shown as `undefined`. */
export async function expectCalm({ queryClient }: Pick<RenderedPage, 'queryClient'>): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  expect(document.body.textContent).not.toContain('crash:');
  expect(findInvalidText()).toBeUndefined();
}
