import { mockExample, mockPending, mockReply, renderPage, sampleRoutes, testBrandWith } from '@baize/testing';
import { fill, press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { MONEY_PATHS, MONEY_TEXTS, submitForm } from '../money.testing.ts';
import { WithdrawPage } from './WithdrawPage.tsx';

type Options = Parameters<typeof renderPage>[1];

const NO_PENDING = mockExample('getPendingTransactions', 'none');
const WITHDRAWALS = mockExample('getPaymentDetails', 'withdrawals');
const open = (options: Options = {}) =>
  renderPage(<WithdrawPage />, {
    token: 'secret',
    texts: MONEY_TEXTS,
    routes: sampleRoutes(...MONEY_PATHS),
    ...options,
    handlers: [WITHDRAWALS, ...(options.handlers ?? [NO_PENDING])],
  });

beforeEach(() => localStorage.clear());

describe('a withdrawal', () => {
  it('shows the brand’s processing time', async () => {
    await open({ brand: testBrandWith({ features: { processingHours: 6 } }) });
    const card = await screen.findByRole('radio', { name: 'Bank Transfer' });
    expect(card.closest('label')?.textContent).toContain('within 6 hours');
  });

  it.each([
    [
      { withdrawalWagering: 1500 },
      ['You need to complete a ₺1,500 wagering requirement before you request a withdrawal.'],
    ],
    [{ withdrawalWagering: null }, []],
  ])('for a brand with %j shows: %j', async (features, shownText) => {
    await open({ brand: testBrandWith({ features }) });
    await screen.findByRole('form');
    expect(screen.queryAllByText(/wagering requirement/).map(({ textContent }) => textContent)).toEqual(
      shownText,
    );
  });

  it('takes an hour if the brand configures it', async () => {
    await open({ brand: testBrandWith({ features: { processingHours: 1 } }) });
    const card = await screen.findByRole('radio', { name: 'Bank Transfer' });
    expect(card.closest('label')?.textContent).toMatch(/within 1 hour$|within 1 hour\b(?!s)/);
  });

  it('is sent once with a single TR prefix, in whatever format the IBAN was pasted', async () => {
    const page = await open();
    await fill('Amount', '250');
    const iban = await fill('IBAN', 'TR TR33 0006 1005 1978 6457 8413 26');
    expect(iban.value).toBe('330006100519786457841326');
    expect(screen.getByText('Leave out “TR”; we add it.')).toBeTruthy();
    await press('Withdraw ₺250.00');
    await screen.findByRole('region', { name: 'We’ve received your withdrawal request.' });
    expect(page.calls('startWithdrawal').map(({ body }) => body)).toEqual([
      {
        payment_id: '2601',
        endpoint: 'account/withdraw/bank-transfer',
        amount: '250',
        iban: 'TR330006100519786457841326',
      },
    ]);
  });

  it('isn’t sent with a wrong check digit', async () => {
    const page = await open();
    await fill('Amount', '250');
    await fill('IBAN', '330006100519786457841327');
    await submitForm();
    expect(await screen.findByText('Please enter a valid IBAN.')).toBeTruthy();
    expect(page.calls('startWithdrawal')).toHaveLength(0);
  });

  it.each([
    ['verifyIdentity', 'Verify your identity first'],
    ['verifyPhone', 'Verify your phone first'],
  ])('%s opens a dialog with live support', async (name, title) => {
    await open({ handlers: [NO_PENDING, mockExample('startWithdrawal', name)] });
    await fill('Amount', '250');
    await fill('IBAN', '330006100519786457841326');
    await submitForm();
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).getByRole('button', { name: 'Live support' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
  });

  it.each([
    ['insufficientBalance', 'You don’t have enough in your balance.'],
    ['noPermission', 'Withdrawals aren’t available on your account. Please contact live support.'],
  ])('shows %s above the button', async (name, text) => {
    await open({ handlers: [NO_PENDING, mockExample('startWithdrawal', name)] });
    await fill('Amount', '250');
    await fill('IBAN', '330006100519786457841326');
    await submitForm();
    await waitFor(() => expect(within(screen.getByRole('form')).getByText(text)).toBeTruthy());
  });
});

describe('a pending withdrawal', () => {
  const cancelIt = async () => {
    await press('Cancel withdrawal');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel withdrawal' }));
  };

  it('shows amount, method, time and number, and is cancelled after a confirmation', async () => {
    const page = await open({ handlers: [] });
    expect(await screen.findByText('₺250.00 · Bank transfer · 03/01/2026 12:00:00 UTC · #41')).toBeTruthy();
    await waitFor(() => expect(page.calls('getUserProfile').length).toBeGreaterThan(0));
    const reads = page.calls('getPendingTransactions').length;
    await cancelIt();
    await waitFor(() => expect(page.calls('cancelPendingTransaction')).toHaveLength(1));
    const [call] = page.calls('cancelPendingTransaction');
    expect(call?.address).toBe('/_api/cancel-pending-transactions/41');
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,64}$/);
    await waitFor(() => expect(page.calls('getPendingTransactions').length).toBeGreaterThan(reads));
    expect(page.alert()).toBe('success: The transaction has been cancelled.');
  });

  it('can’t be cancelled if the brand doesn’t allow it', async () => {
    await open({ handlers: [], brand: testBrandWith({ features: { cancelWithdrawals: false } }) });
    await screen.findByText('You have a withdrawal awaiting approval');
    expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  });

  it('shows that it was decided in the meantime', async () => {
    await open({ handlers: [mockExample('cancelPendingTransaction', 'notPending')] });
    await cancelIt();
    expect(await screen.findByText('This transaction can no longer be cancelled.')).toBeTruthy();
  });

  it('is cancelled once for repeated presses', async () => {
    const page = await open({ handlers: [mockPending('cancelPendingTransaction')] });
    await cancelIt();
    await waitFor(() => expect(page.calls('cancelPendingTransaction')).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Cancel withdrawal' });
    for (let press = 0; press < 20; press += 1) button.click();
    expect(page.calls('cancelPendingTransaction')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog', { name: 'Cancel this withdrawal?' })).toBeNull();
  });

  it('shows no banner for an empty list', async () => {
    await open({ handlers: [mockReply('getPendingTransactions', { body: { success: true, data: [] } })] });
    await screen.findByRole('form');
    expect(screen.queryByText('You have a withdrawal awaiting approval')).toBeNull();
  });
});
