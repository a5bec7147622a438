import type { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';

/** An order and its screen, for tests that answer it with replies which break the contract. */
export interface OrderCase<Handler> {
  operation: string;
  page: () => ReactElement;
  handlers: readonly Handler[];
  /** Fills the form in and sends it. */
  press: () => Promise<unknown>;
  /** Whether a reply says in the contract's words that the order was taken. */
  saysSo: (body: unknown) => boolean;
  /** Whether the screen shows a success other than a receipt or an alert: a next step. */
  hasAdvanced?: (() => boolean) | undefined;
}

interface Page {
  queryClient: QueryClient;
  calls: (operation: string) => readonly unknown[];
  alert: () => string | undefined;
}

export const ownValue = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** Older endpoints send text as a number. */
export const isText = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/* A receipt, a reason beside a field or above the button, or a question to verify. */
const SAID = '[data-kind], [role=alert], [aria-invalid=true], [role=dialog] h2';

/**
 * Expects of an order that was sent and answered with a status and a body: it was sent once, the screen says what came of
 * it, and it claims no success which the reply doesn't say.
 */
export async function expectHonestEnd(
  page: Page,
  one: OrderCase<unknown>,
  { status, body }: { status: number; body: unknown },
) {
  const { queryClient } = page;
  await waitFor(() => expect(page.calls(one.operation)).toHaveLength(1));
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());

  expect(document.body.textContent).not.toContain('crash:');
  expect(document.body.textContent.trim()).not.toBe('');
  const alert = page.alert() ?? '';
  expect(alert).not.toMatch(/NaN|undefined|\[object/);
  const hasAdvanced = one.hasAdvanced?.() ?? false;
  const isClaimed =
    document.querySelector('[data-kind=done]') !== null || alert.startsWith('success') || hasAdvanced;
  if (isClaimed) expect(status === 200 && one.saysSo(body)).toBe(true);
  expect(alert || document.querySelector(SAID) || hasAdvanced).toBeTruthy();
  await act(() => queryClient.resumePausedMutations());
  expect(page.calls(one.operation)).toHaveLength(1);
}
