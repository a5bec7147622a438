import {
  findInvalidText,
  mockReply,
  renderPage,
  sampleRoutes,
  TestErrorBoundary,
  type RenderedPage,
} from '@baize/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { MONEY_PATHS, MONEY_TEXTS } from './money.testing.ts';

/** An order and its screen, for tests that answer it with replies that break the contract. */
export interface OrderCase {
  operation: string;
  page: () => ReactElement;
  handlers: readonly ReturnType<typeof mockReply>[];
  /** Fills in the form and submits it. */
  press: () => Promise<unknown>;
  /** Whether a reply confirms the order in the contract's terms. */
  claimsSuccess: (body: unknown) => boolean;
  /** Whether the screen shows a success other than by a receipt or an alert: a next step. */
  hasAdvanced?: (() => boolean) | undefined;
}

interface OrderReply {
  status: number;
  body: unknown;
}

/** The reply statuses for each order: a false success, and in a full run also errors. */
export const REPLY_STATUSES = process.env.FULL_RUN ? [200, 422, 500] : [200];

export const ownValue = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** Older endpoints send text as a number. */
export const isText = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/* A receipt, an error at a field or above the button, or a request to verify. */
const SAID = '[data-kind], [role=alert], [aria-invalid=true], [role=dialog] h2';

async function expectHonestEnd(page: RenderedPage, one: OrderCase, { status, body }: OrderReply) {
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
  if (isClaimed) expect(status === 200 && one.claimsSuccess(body)).toBe(true);
  expect(alert || document.querySelector(SAID) || hasAdvanced).toBeTruthy();
  await act(() => queryClient.resumePausedMutations());
  expect(page.calls(one.operation)).toHaveLength(1);
}

/**
 * Sends an order, answers it with a status and a body, and expects that it was sent once, that the screen shows a
 * sensible outcome, and that it claims no success that the reply doesn't confirm.
 */
export async function expectHonestOrder(one: OrderCase, reply: OrderReply) {
  const page = await renderPage(<TestErrorBoundary>{one.page()}</TestErrorBoundary>, {
    token: 'secret',
    texts: MONEY_TEXTS,
    routes: sampleRoutes(...MONEY_PATHS),
    handlers: [...one.handlers, mockReply(one.operation, reply)],
  });
  await one.press();
  await expectHonestEnd(page, one, reply);
  expect(findInvalidText()).toBeUndefined();
  cleanup();
}
