import { exampleBody, forMutations, mockExample } from '@baize/testing';
import { fill, skipPressCooldown } from '@baize/testing/gestures';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { DepositPage } from './cashier/DepositPage.tsx';
import { WithdrawPage } from './cashier/WithdrawPage.tsx';
import {
  expectHonestOrder,
  isText,
  ownValue,
  REPLY_STATUSES,
  type OrderCase,
} from './expectHonestOrder.testing.tsx';
import { submitForm } from './money.testing.ts';
import { PendingBanner } from './pending/PendingBanner.tsx';
import { QuickDepositDialog } from './quick-deposit/QuickDepositDialog.tsx';

/*
 * Replies to the calls that move money, mutated in every way: whatever is returned, the order is sent once,
 * the button is enabled again, nothing shows nonsense, and a success is only claimed if the reply confirms
 * it.
 */

const PATIENCE = 240_000;

const NONE = mockExample('getPendingTransactions', 'none');

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function sendDeposit() {
  fireEvent.click(await screen.findByRole('radio', { name: 'Bank transfer' }));
  await fill('Amount', '250');
  await fill('Sender’s full name', 'Defne Aydın');
  await fill('Bank', 'orta-bank');
  await submitForm();
}

const isTaken = (body: unknown) => {
  const data = ownValue(body, 'data');
  const status = ownValue(body, 'status');
  const isNumber = isText(status) && /^\d+$/.test(String(status));
  const isYes = isNumber
    ? Number(status) === 200
    : status === true || (typeof status === 'string' && isText(status));
  return isYes
    ? isText(ownValue(data, 'message')) || isText(ownValue(data, 'url'))
    : (status ?? undefined) === undefined && isText(ownValue(data, 'url'));
};

const deposit: OrderCase = {
  operation: 'startDeposit',
  page: () => <DepositPage />,
  handlers: [NONE],
  press: sendDeposit,
  claimsSuccess: isTaken,
};
const quickDeposit: OrderCase = {
  ...deposit,
  page: () => <QuickDepositDialog open onClose={() => undefined} />,
};
const withdrawal: OrderCase = {
  operation: 'startWithdrawal',
  page: () => <WithdrawPage />,
  handlers: [NONE, mockExample('getPaymentDetails', 'withdrawals')],
  press: async () => {
    await fill('Amount', '250');
    await fill('IBAN', '330006100519786457841326');
    await submitForm();
  },
  claimsSuccess: isTaken,
};
const cancel: OrderCase = {
  operation: 'cancelPendingTransaction',
  page: () => <PendingBanner direction="deposit" />,
  handlers: [mockExample('getPendingTransactions', 'pending')],
  press: async () => {
    await click('Cancel deposit');
    const question = await screen.findByRole('alertdialog');
    const yes = [...question.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('Cancel deposit'),
    );
    fireEvent.click(yes!);
  },
  claimsSuccess: (body) => isText(ownValue(body, 'message')),
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'open').mockReturnValue(null);
  skipPressCooldown();
  localStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

describe('an order with a malformed reply is sent once, and its outcome is shown truthfully', () => {
  const orders = [
    ['deposit', 'taken', 200, deposit],
    ['deposit', 'maintenance', 200, deposit],
    ['deposit', 'limitExceeded', 422, deposit],
    ['deposit', 'writeAmount', 422, deposit],
    ['quick deposit', 'taken', 200, quickDeposit],
    ['withdrawal', 'taken', 200, withdrawal],
    ['withdrawal', 'insufficientBalance', 422, withdrawal],
    ['cancel', 'cancelled', 200, cancel],
    ['cancel', 'notPending', 422, cancel],
  ] as const;
  it.each(orders)(
    '%s: %s',
    (_, name, status, one) =>
      forMutations(
        exampleBody(one.operation, name),
        ({ body }) => expectHonestOrder(one, { status, body }),
        orders.filter(([, , , { operation }]) => operation === one.operation).length,
      ),
    PATIENCE,
  );

  const rows = Array.from({ length: 10_000 }, () => ({ status: 200, message: 'transaction_cancelled' }));
  it.each([
    ['null', null],
    ['a number', 1],
    ['a text', 'deposit_request_received'],
    ['an empty list', []],
    ['an empty object', {}],
    ['ten thousand rows', rows],
    ['ten thousand rows inside', { status: 200, data: rows, message: rows }],
    ['a polluted object', JSON.parse('{"__proto__":{"status":200,"data":{"message":"x"},"message":"x"}}')],
    ['text for numbers', { status: '200', data: { message: 'deposit_request_received' } }],
  ])(
    'all orders, answered with %s',
    async (_, body) => {
      for (const one of [deposit, quickDeposit, withdrawal, cancel])
        for (const status of REPLY_STATUSES) await expectHonestOrder(one, { status, body });
    },
    PATIENCE,
  );
});
