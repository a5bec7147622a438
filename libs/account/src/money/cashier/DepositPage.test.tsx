import { mockExample, mockPending, mockReply, renderPage, sampleRoutes } from '@baize/testing';
import { fill, press } from '@baize/testing/gestures';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { MONEY_PATHS, MONEY_TEXTS, submitForm } from '../money.testing.ts';
import { DepositPage } from './DepositPage.tsx';

type Options = Parameters<typeof renderPage>[1];

const NO_PENDING = mockExample('getPendingTransactions', 'none');
const open = (options: Options = {}) =>
  renderPage(<DepositPage />, {
    token: 'secret',
    texts: MONEY_TEXTS,
    routes: sampleRoutes(...MONEY_PATHS),
    ...options,
    handlers: [NO_PENDING, ...(options.handlers ?? [])],
  });

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('idempotency-key');

async function fillTransfer(amount = '250') {
  await choose('Bank transfer');
  await fill('Amount', amount);
  await fill('Sender’s full name', 'Defne Aydın');
  await fill('Bank', 'orta-bank');
}

/** The platform offers a single method. */
const onlyMethod = ({ endpoint = 'deposit/x', min = '1.00', max = '9.00' } = {}) =>
  mockReply('getPaymentDetails', {
    body: {
      categories: [],
      methods: [
        {
          id: 1,
          slug: 'x',
          options: { type: 'form', endpoint, fields: [] },
          limit: { custom_name: 'Odd', custom_image: '', expire: 1, min, max, category_id: 1 },
        },
      ],
    },
  });

beforeEach(() => localStorage.clear());

describe('the methods', () => {
  it('are cards with limits in the language’s number format and processing time, filtered by category', async () => {
    await open();
    const card = await screen.findByRole('radio', { name: 'Bank transfer' });
    expect(card.closest('label')?.textContent).toContain('₺100 – ₺50,000');
    expect(card.closest('label')?.textContent).toContain('within 120 min');
    await press('Card');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Credit card' })).toBeTruthy();
    await press('All');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it.each([
    [{ max: 'none' }, 'from ₺1'],
    [{ min: 'none' }, 'up to ₺9'],
  ])('with only one readable bound say which it is: %o', async (limit, text) => {
    await open({ handlers: [onlyMethod(limit)] });
    const card = await screen.findByRole('radio', { name: 'Odd' });
    expect(card.closest('label')?.textContent).toContain(text);
  });

  it('with their own page link to it', async () => {
    await open();
    await choose('Rovpay');
    expect(screen.getByRole('link', { name: 'Continue with Rovpay' }).getAttribute('href')).toBe(
      '/Deposit/RovPay/',
    );
  });

  it.each([
    ['none', 'Deposits are unavailable right now'],
    ['serverError', 'We couldn’t load the methods'],
  ])('that are %s offer live support', async (name, title) => {
    await open({ handlers: [mockExample('getPaymentDetails', name)] });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Live support' })).toBeTruthy();
  });
});

describe('the form', () => {
  it('marks missing or invalid fields, and sends nothing', async () => {
    const page = await open();
    await choose('Bank transfer');
    await fill('Amount', '255');
    await submitForm();
    const amount = screen.getByLabelText('Amount');
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('The amount must be a multiple of 10.')).toBeTruthy();
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    expect(document.activeElement).toBe(amount);
    await fill('Amount', '250');
    expect(screen.queryByText('The amount must be a multiple of 10.')).toBeNull();
    expect(page.calls('startDeposit')).toHaveLength(0);
  });

  it('is sent once as form data with an idempotency key, then shows a receipt', async () => {
    const page = await open();
    await fillTransfer();
    await press('Deposit ₺250.00');
    const receipt = await screen.findByRole('region', { name: 'We’ve received your deposit request.' });
    expect(document.activeElement).toBe(receipt);
    expect(receipt.textContent).toContain('Bank transfer');
    expect(receipt.textContent).toContain('₺250.00');
    const [call] = page.calls('startDeposit');
    expect(call?.address).toBe('/_api/account/deposit/bank-transfer');
    expect(call?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(keyOf(call)).toMatch(/^[\w-]{8,64}$/);
    expect(call?.body).toEqual({
      payment_id: '2501',
      endpoint: 'account/deposit/bank-transfer',
      amount: '250',
      sender_name: 'Defne Aydın',
      bank: 'orta-bank',
    });
  });

  it('sends one call for 50 presses', async () => {
    const page = await open({ handlers: [mockPending('startDeposit')] });
    await fillTransfer();
    const form = screen.getByRole('form');
    for (let press = 0; press < 50; press += 1) fireEvent.submit(form);
    await waitFor(() => expect(page.calls('startDeposit')).toHaveLength(1));
    for (let press = 0; press < 50; press += 1) fireEvent.submit(form);
    expect(page.calls('startDeposit')).toHaveLength(1);
  });

  it('keeps the input when another method is chosen', async () => {
    await open();
    await fillTransfer('120');
    await choose('Credit card');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('120');
    await choose('Bank transfer');
    expect(screen.getByLabelText<HTMLInputElement>('Sender’s full name').value).toBe('Defne Aydın');
  });

  it('suggests the last method and amount first', async () => {
    const page = await open();
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(1));
    const id = (
      page.queryClient
        .getQueryCache()
        .findAll()
        .find(({ queryKey }) => queryKey.includes('profile'))?.state.data as { id?: number } | undefined
    )?.id;
    localStorage.setItem(
      'last_payments',
      JSON.stringify({ [`${id}/deposit`]: { method: 2504, amount: 77_000 } }),
    );
    dispatchEvent(new StorageEvent('storage', { key: 'last_payments' }));
    await waitFor(() =>
      expect(screen.getAllByRole('radio')[0]?.closest('label')?.textContent).toContain('Credit card'),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('770');
    expect(screen.getAllByRole('button', { name: /^₺/ })[0]?.textContent).toBe('₺770');
  });

  it('sends nothing to an unsafe endpoint', async () => {
    await open({ handlers: [onlyMethod({ endpoint: '../logout' })] });
    expect(
      await screen.findByRole('heading', { name: 'This method isn’t available right now' }),
    ).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
