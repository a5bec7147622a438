import { exampleBody, forMutations, mockExample } from '@baize/testing';
import { fill, skipPressCooldown } from '@baize/testing/gestures';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnvoyPage } from './envoy/EnvoyPage.tsx';
import type { EnvoyKind } from './envoy/envoyQueries.ts';
import {
  expectHonestOrder,
  isText,
  ownValue,
  REPLY_STATUSES,
  type OrderCase,
} from './expectHonestOrder.testing.tsx';
import { submitForm } from './money.testing.ts';
import { RovpayPage } from './rovpay/RovpayPage.tsx';

/* Replies of Rovpay and Envoy, the methods with their own pages, mutated in every way. */

const PATIENCE = 240_000;
const NONE = mockExample('getPendingTransactions', 'none');

const qrCode = () => screen.queryByRole('img', { name: 'QR code of the Rovpay account' });

async function sendRovpayForm() {
  await fill('First name', 'Defne');
  await fill('Last name', 'Aydın');
  await fill('Amount', '100');
  await submitForm();
}

const rovpayAccount: OrderCase = {
  operation: 'openRovpayAccount',
  page: () => <RovpayPage />,
  handlers: [NONE],
  press: sendRovpayForm,
  claimsSuccess: (body) => {
    const account = ownValue(body, 'account');
    return (
      ['accountBarcode', 'accountName', 'accountId'].every((key) => isText(ownValue(account, key))) &&
      ['id', 'refId', 'token'].every((key) => isText(ownValue(body, key)))
    );
  },
  hasAdvanced: () => qrCode() !== null,
};
const rovpayDone: OrderCase = {
  ...rovpayAccount,
  operation: 'confirmRovpayDeposit',
  press: async () => {
    await sendRovpayForm();
    fireEvent.click(await screen.findByRole('button', { name: 'I’ve sent ₺100.00, complete' }));
  },
  claimsSuccess: (body) => isText(ownValue(body, 'message')),
  hasAdvanced: undefined,
};

const envoy = (kind: EnvoyKind): OrderCase => ({
  operation: kind === 'bank' ? 'openEnvoyPayment' : 'openEnvoyQr',
  page: () => <EnvoyPage kind={kind} />,
  handlers: [NONE],
  press: async () => {
    await fill('Bank', 'orta-bank');
    if (kind === 'bank') await screen.findByRole('option', { name: '₺250.00' });
    await fill('Amount', kind === 'bank' ? 'orta-bank-250' : '120');
    await submitForm();
  },
  claimsSuccess: (body) => isText(ownValue(ownValue(body, 'data'), 'iframe_url')),
});
const [envoyBank, envoyQr] = [envoy('bank'), envoy('qr')];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'open').mockReturnValue(null);
  skipPressCooldown();
  localStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

describe('a malformed reply causes no nonsense, no second call and no false success', () => {
  it.each([
    ['Rovpay’s account', 'account', 200, rovpayAccount],
    ['Rovpay’s account', 'belowMinimum', 422, rovpayAccount],
    ['Rovpay’s confirmation', 'taken', 200, rovpayDone],
    ['Rovpay’s confirmation', 'requestNotFound', 400, rovpayDone],
    ['Envoy bank', 'opened', 200, envoyBank],
    ['Envoy bank', 'selectBank', 200, envoyBank],
    ['Envoy QR', 'opened', 200, envoyQr],
    ['Envoy QR', 'belowMinimum', 422, envoyQr],
  ] as const)(
    '%s: %s',
    (_, name, status, one) =>
      forMutations(
        exampleBody(one.operation, name),
        ({ body }) => expectHonestOrder(one, { status, body }),
        /* Each operation has two examples. */
        2,
      ),
    PATIENCE,
  );

  it.each([
    ['null', null],
    ['a text', 'ok'],
    ['an empty list', []],
    ['an empty object', {}],
    ['nested data', { data: { data: { data: { iframe_url: 'https://pay.example', message: 'ok' } } } }],
    [
      'a polluted object',
      JSON.parse('{"__proto__":{"message":"x","data":{"iframe_url":"https://pay.example"}}}'),
    ],
    ['figures as text', { status: '1', error: '0', errors: '1', id: '1', message: '' }],
  ])(
    'all steps, answered with %s',
    async (_, body) => {
      for (const one of [rovpayAccount, rovpayDone, envoyBank, envoyQr])
        for (const status of REPLY_STATUSES) await expectHonestOrder(one, { status, body });
    },
    PATIENCE,
  );
});

it('the QR code is drawn for the unmodified account reply', async () => {
  /* The cases above accept every truthful outcome: this one shows that they reach the second step at all. */
  let seen = false;
  const watched = { ...rovpayAccount, hasAdvanced: () => (seen ||= qrCode() !== null) };
  await expectHonestOrder(watched, { status: 200, body: exampleBody('openRovpayAccount', 'account') });
  expect(seen).toBe(true);
});
