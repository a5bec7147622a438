import { mockExample, mockNetworkError, mockPending, mockReply, testBrandWith } from '@baize/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, openMoney, press, skipPressCooldown, submitForm } from '../money.testing.tsx';
import { DepositPage } from './DepositPage.tsx';

type Options = Parameters<typeof openMoney>[1];

const NO_PENDING = mockExample('getPendingTransactions', 'none');
const open = async (options: Options = {}) =>
  openMoney(<DepositPage />, { ...options, handlers: [NO_PENDING, ...(options.handlers ?? [])] });

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('idempotency-key');

async function fillTransfer(amount = '250') {
  await choose('Bank transfer');
  await fill('Amount', amount);
  await fill('Sender’s full name', 'Defne Aydın');
  await fill('Bank', 'orta-bank');
}

beforeEach(() => localStorage.clear());

describe('the methods', () => {
  it('are cards with limits in Turkish number style and their time, filtered by category', async () => {
    await open();
    const card = await screen.findByRole('radio', { name: 'Bank transfer' });
    expect(card.closest('label')?.textContent).toContain('₺100 – ₺50.000');
    expect(card.closest('label')?.textContent).toContain('within 120 min');
    await press('Card');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Credit card' })).toBeTruthy();
    await press('All');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it('with a page of their own lead there', async () => {
    await open();
    await choose('Rovpay');
    expect(screen.getByRole('link', { name: 'Continue with Rovpay' }).getAttribute('href')).toBe(
      '/Deposit/RovPay/',
    );
  });

  it.each([
    ['none', 'No way to deposit right now'],
    ['serverError', 'We couldn’t load the methods'],
  ])('that are %s have a way out', async (name, title) => {
    await open({ handlers: [mockExample('getPaymentDetails', name)] });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Live support' })).toBeTruthy();
  });
});

describe('the form', () => {
  it('marks what is missing or wrong beside its field, and sends nothing', async () => {
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

  it('is sent once as form data, with a key, and ends in a receipt', async () => {
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

  it('is one call for 50 presses', async () => {
    const page = await open({ handlers: [mockPending('startDeposit')] });
    await fillTransfer();
    const form = screen.getByRole('form');
    for (let press = 0; press < 50; press += 1) fireEvent.submit(form);
    await waitFor(() => expect(page.calls('startDeposit')).toHaveLength(1));
    for (let press = 0; press < 50; press += 1) fireEvent.submit(form);
    expect(page.calls('startDeposit')).toHaveLength(1);
  });

  it('keeps what was typed when another method is chosen', async () => {
    await open();
    await fillTransfer('120');
    await choose('Credit card');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('120');
    await choose('Bank transfer');
    expect(screen.getByLabelText<HTMLInputElement>('Sender’s full name').value).toBe('Defne Aydın');
  });

  it('offers the last method and amount first', async () => {
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

  it('sends nothing to an endpoint of another spelling', async () => {
    const reply = {
      categories: [],
      methods: [
        {
          id: 1,
          slug: 'x',
          options: { type: 'form', endpoint: '../logout', fields: [] },
          limit: {
            custom_name: 'Odd',
            custom_image: '',
            expire: 1,
            min: '1.00',
            max: '9.00',
            category_id: 1,
          },
        },
      ],
    };
    await open({ handlers: [mockReply('getPaymentDetails', { body: reply })] });
    expect(
      await screen.findByRole('heading', { name: 'This method isn’t available right now' }),
    ).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('a payment window', () => {
  const ADDRESS = 'http://providers.localhost:4300/payment/window?launch=example-card';

  async function payByCard(options: Options = {}) {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    const page = await open({ handlers: [mockExample('startDeposit', 'window')], ...options });
    await choose('Credit card');
    await fill('Amount', '250');
    await press('Deposit ₺250.00');
    return { page, openWindow };
  }

  it('opens beside the site, 1200 by 800, without access to it, and can be opened again', async () => {
    const { openWindow } = await payByCard();
    await screen.findByRole('region', { name: 'Waiting for your payment of ₺250.00' });
    expect(openWindow.mock.calls).toEqual([[ADDRESS, '_blank', 'popup,width=1200,height=800,noopener']]);
    expect(screen.getByRole('link', { name: 'Open the payment window' }).getAttribute('href')).toBe(ADDRESS);
  });

  it('isn’t opened for an address that isn’t safe', async () => {
    const { page, openWindow } = await payByCard({
      handlers: [mockReply('startDeposit', { body: { status: 200, data: { url: 'javascript:alert(1)' } } })],
    });
    await waitFor(() => expect(page.alert()).toMatch(/doesn’t look safe/));
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('of a redirect is a window too where the brand says so', async () => {
    const brand = testBrandWith({ features: { paymentInNewWindow: true } });
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    await open({ brand, handlers: [mockExample('startDeposit', 'redirect')] });
    await fillTransfer();
    await press('Deposit ₺250.00');
    await waitFor(() => expect(openWindow).toHaveBeenCalledTimes(1));
  });
});

describe('a refusal', () => {
  it.each([
    ['limitExceeded', 'This would take you over your daily deposit limit.'],
    ['noPermission', 'Deposits aren’t available on your account. Please contact live support.'],
    ['alreadyPending', 'You have a pending transaction. Please wait until it’s complete.'],
    ['maintenance', 'This method is down for maintenance. Please choose another one.'],
  ])('%s is said above the button, and in an alert', async (name, text) => {
    const page = await open({ handlers: [mockExample('startDeposit', name)] });
    await fillTransfer();
    await submitForm();
    await waitFor(() => expect(within(screen.getByRole('form')).getByText(text)).toBeTruthy());
    expect(page.alert()).toBe(`${name === 'maintenance' ? 'warning' : 'error'}: ${text}`);
  });

  it.each([
    ['belowMinimum', 'Amount', 'The amount must be at least 50.'],
    ['unknownBank', 'Bank', 'Choose a bank from the list.'],
    ['tooLong', 'Sender’s full name', 'Use 100 characters or fewer.'],
  ])('%s is said beside %s', async (name, label, text) => {
    await open({ handlers: [mockExample('startDeposit', name)] });
    await fillTransfer();
    await submitForm();
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('with code 621 asks to verify the phone, with live support', async () => {
    await open({ handlers: [mockExample('startDeposit', 'verifyPhone')] });
    await fillTransfer();
    await submitForm();
    const dialog = await screen.findByRole('dialog', { name: 'Verify your phone first' });
    expect(within(dialog).getByRole('link', { name: 'Verify my phone' }).getAttribute('href')).toBe(
      '/account/sms-verification',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Live support' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a lost reply', () => {
  it('is told truthfully with a link to the history, and the same is sent with the same key', async () => {
    skipPressCooldown();
    const page = await open({ handlers: [mockNetworkError('startDeposit')] });
    await fillTransfer('310');
    await submitForm();
    const region = await screen.findByRole('region', { name: 'We don’t know yet what came of it' });
    expect(within(region).getByRole('link', { name: 'Deposits and withdrawals' }).getAttribute('href')).toBe(
      '/FinanceActivities',
    );
    await press('Back to the form');
    expect(screen.getByText(/^The same request may already have arrived/)).toBeTruthy();
    await submitForm();
    await waitFor(() => expect(page.calls('startDeposit')).toHaveLength(2));
    await press('Back to the form');
    await press('Make it a new request');
    await submitForm();
    await waitFor(() => expect(page.calls('startDeposit')).toHaveLength(3));
    const [first, second, third] = page.calls('startDeposit').map(keyOf);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('offline', () => {
  it('says so at once, and sends nothing, now or later', async () => {
    const page = await open();
    await fillTransfer();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submitForm();
    expect(
      await within(screen.getByRole('form')).findByText('You’re offline, so nothing was sent.'),
    ).toBeTruthy();
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await page.queryClient.resumePausedMutations();
    expect(page.calls('startDeposit')).toHaveLength(0);
  });
});

describe('the player’s own limits', () => {
  it('are shown with their use before a deposit', async () => {
    await open();
    const region = await screen.findByRole('region', { name: 'Your deposit limits' });
    expect(
      within(region)
        .getAllByRole('meter')
        .map((meter) => meter.getAttribute('aria-valuetext')),
    ).toEqual(['₺120.00 / ₺500.00', '₺120.00 / ₺2,000.00', '₺940.00 / ₺5,000.00']);
    expect(region.textContent).toContain('₺380.00 left');
  });

  it('can be set where there are none', async () => {
    await open({ handlers: [mockExample('getLimits', 'noLimits')] });
    expect(await screen.findByRole('link', { name: 'Set a limit' })).toBeTruthy();
  });
});
