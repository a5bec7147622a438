import { mockExample, mockNetworkError, mockReply, renderPage, sampleRoutes } from '@baize/testing';
import { fill, press, skipPressCooldown } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MONEY_PATHS, MONEY_TEXTS, submitForm } from '../money.testing.ts';
import { RovpayPage } from './RovpayPage.tsx';

type Options = Parameters<typeof renderPage>[1];

const NO_PENDING = mockExample('getPendingTransactions', 'none');
const open = (options: Options = {}) =>
  renderPage(<RovpayPage />, {
    token: 'secret',
    texts: MONEY_TEXTS,
    routes: sampleRoutes(...MONEY_PATHS),
    ...options,
    handlers: [NO_PENDING, ...(options.handlers ?? [])],
  });

async function fillForm() {
  await fill('First name', 'Defne');
  await fill('Last name', 'Aydın');
  await fill('Amount', '100');
}

beforeEach(() => {
  localStorage.clear();
  skipPressCooldown();
});

it('leads from the form to the account with its QR code, then to the receipt', async () => {
  const page = await open();
  await fillForm();
  await press('Continue with ₺100.00');
  expect(await screen.findByRole('img', { name: 'QR code of the Rovpay account' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Send ₺100.00 to this account');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Account number').value).toBe('1840021377');
  expect(page.calls('openRovpayAccount').map(({ body }) => body)).toEqual([
    { _method: 'POST', name: 'Defne', surname: 'Aydın', amount: '100', description: '' },
  ]);
  await press('I’ve sent ₺100.00, complete');
  const receipt = await screen.findByRole('region', { name: 'We’ve received your deposit request.' });
  expect(receipt.textContent).toContain('RP-example');
  const [call] = page.calls('confirmRovpayDeposit');
  expect(call?.body).toEqual({
    paymentId: 2513,
    paparaId: 7,
    paparaRefId: 'RP-example',
    paparaToken: 'example-rovpay-token',
    name: 'Defne',
    surname: 'Aydın',
    amount: '100',
    description: '',
  });
  expect(call?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,64}$/);
});

it.each([
  ['belowMinimum', 'The amount must be at least 50.'],
  ['limitExceeded', 'This would take you over your daily deposit limit.'],
])('shows why there is no account: %s', async (name, text) => {
  await open({ handlers: [mockExample('openRovpayAccount', name)] });
  await fillForm();
  await submitForm();
  expect(await screen.findByText(text)).toBeTruthy();
});

it('marks an amount outside the method’s limits, and sends nothing', async () => {
  const page = await open();
  await fillForm();
  await fill('Amount', '90');
  await submitForm();
  expect(await screen.findByText('The amount must be at least 100.')).toBeTruthy();
  expect(page.calls('openRovpayAccount')).toHaveLength(0);
});

const SAID = 'Bakiyeniz yetersiz';
const BODIES = [
  [400, { data: { message: SAID } }],
  [400, { message: SAID }],
  [400, { data: { code: 7, message: SAID } }],
  [403, { message: SAID }],
  [404, { data: { message: SAID } }],
  [405, { message: SAID }],
  [429, { message: SAID }],
] as const;

it.each(BODIES)(
  'shows the platform’s message when opening the account is refused with %i %j',
  async (status, body) => {
    await open({ handlers: [mockReply('openRovpayAccount', { status, body })] });
    await fillForm();
    await submitForm();
    expect(await screen.findByText('You don’t have enough in your balance.')).toBeTruthy();
  },
);

it.each(BODIES)('shows an error when the confirmation is refused with %i %j', async (status, body) => {
  await open({ handlers: [mockReply('confirmRovpayDeposit', { status, body })] });
  await fillForm();
  await submitForm();
  await press('I’ve sent ₺100.00, complete');
  expect(await screen.findByText('You don’t have enough in your balance.')).toBeTruthy();
});

it('shows the platform’s message when the confirmation is refused with 400', async () => {
  await open({ handlers: [mockExample('confirmRovpayDeposit', 'requestNotFound')] });
  await fillForm();
  await submitForm();
  await press('I’ve sent ₺100.00, complete');
  expect(await screen.findByText('We couldn’t find that payment request. Please start again.')).toBeTruthy();
});

it('shows an unknown outcome when the reply to the confirmation is lost', async () => {
  const page = await open({ handlers: [mockNetworkError('confirmRovpayDeposit')] });
  await fillForm();
  await submitForm();
  await press('I’ve sent ₺100.00, complete');
  expect(await screen.findByRole('region', { name: 'We’re still waiting for confirmation' })).toBeTruthy();
  await waitFor(() => expect(page.calls('confirmRovpayDeposit')).toHaveLength(1));
});
