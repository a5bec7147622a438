import { exampleBody, forMutations, mockReply, renderPage, TestErrorBoundary } from '@baize/testing';
import { expectCalm, fill } from '@baize/testing/gestures';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TransferForm } from './transfer/TransferForm.tsx';
import { FORM_TEXTS, WALLETS } from './transfer/transferForm.testing.tsx';

const PATIENCE = 120_000;
/** Text meant for developers: names such as personal_id, backticks, dumps. */
const DEVELOPER_TEXT = /`|[a-z]_[a-z]|\[object/;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const messageIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, 'message')
    ? (body as { message: unknown }).message
    : undefined;
/** Whether a reply has the message that says that the money moved. */
const claimsSuccess = (body: unknown) =>
  [body, (body as { data?: unknown } | null)?.data].some((part) => {
    const message = messageIn(part);
    return typeof message === 'number' || (typeof message === 'string' && message !== '');
  });

const show = (wallet: (typeof WALLETS)[number]['wallet'], operation: string, status: number, body: unknown) =>
  renderPage(
    <TestErrorBoundary>
      <TransferForm wallet={wallet} />
    </TestErrorBoundary>,
    { token: 'secret', texts: FORM_TEXTS, handlers: [mockReply(operation, { status, body })] },
  );

const expectPlayersText = () => expect(document.body.textContent).not.toMatch(DEVELOPER_TEXT);

const EXAMPLES = [
  ['transferred', 200],
  ['insufficientBalance', 422],
  ['fieldError', 422],
] as const;

describe.each(WALLETS)('malformed replies to $transfer', ({ wallet, transfer, balance }) => {
  it(
    'show a dash for an invalid balance',
    () =>
      forMutations(exampleBody(balance, 'balance'), async ({ body }) => {
        const page = await show(wallet, balance, 200, body);
        await expectCalm(page);
        expectPlayersText();
        cleanup();
      }),
    PATIENCE,
  );

  it.each(EXAMPLES)(
    'end in a receipt, a reason or an unknown outcome: %s',
    (name, status) =>
      forMutations(
        exampleBody(transfer, name),
        async ({ body }) => {
          const page = await show(wallet, transfer, status, body);
          await fill('Amount', '5');
          fireEvent.submit(screen.getByRole('form'));
          await waitFor(() => expect(page.calls(transfer)).toHaveLength(1));
          await waitFor(() => expect(page.alert()).toBeDefined());
          expect(page.alert()).not.toMatch(DEVELOPER_TEXT);
          if (page.alert()?.startsWith('success')) expect([status, claimsSuccess(body)]).toEqual([200, true]);
          await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
          expect(page.calls(transfer)).toHaveLength(1);
          await expectCalm(page);
          expectPlayersText();
          cleanup();
        },
        EXAMPLES.length,
      ),
    PATIENCE,
  );
});
