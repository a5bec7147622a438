import {
  exampleBody,
  mockExample,
  mockNetworkError,
  mockReply,
  renderPage,
  sampleRoutes,
  testBrandWith,
} from '@baize/testing';
import { fill, press, skipPressCooldown } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

beforeEach(() => localStorage.clear());

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

  it('opens next to the site at 1200 by 800, without access to it, and can be reopened', async () => {
    const { openWindow } = await payByCard();
    await screen.findByRole('region', { name: 'Waiting for your payment of ₺250.00' });
    expect(openWindow.mock.calls).toEqual([[ADDRESS, '_blank', 'popup,width=1200,height=800,noopener']]);
    expect(screen.getByRole('link', { name: 'Open the payment window' }).getAttribute('href')).toBe(ADDRESS);
  });

  it('doesn’t open for an unsafe URL', async () => {
    const { page, openWindow } = await payByCard({
      handlers: [mockReply('startDeposit', { body: { status: 200, data: { url: 'javascript:alert(1)' } } })],
    });
    await waitFor(() => expect(page.alert()).toMatch(/doesn’t look safe/));
    expect(openWindow).not.toHaveBeenCalled();
    const result = within(await screen.findByRole('region', { name: 'We didn’t open the payment page' }));
    expect(result.getByText(/Your request for ₺250.00 was sent/)).toBeTruthy();
    expect(result.getByRole('button', { name: 'Live support' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the payment window' })).toBeNull();
    expect(screen.queryByText(/Waiting for your payment/)).toBeNull();
  });

  it('opens for a redirect too if the brand configures it', async () => {
    const brand = testBrandWith({ features: { paymentInNewWindow: true } });
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    await open({ brand, handlers: [mockExample('startDeposit', 'redirect')] });
    await fillTransfer();
    await press('Deposit ₺250.00');
    await waitFor(() => expect(openWindow).toHaveBeenCalledTimes(1));
  });
});

describe('a reply', () => {
  it.each([
    ['with only a URL', undefined],
    ['with a non-numeric status', 'ok'],
    ['with the status true', true],
    ['with the status as text', '200'],
  ])('%s is a success', async (_, status) => {
    const body = { status, data: { url: 'http://providers.localhost:4300/payment/window?launch=x' } };
    vi.spyOn(window, 'open').mockReturnValue(null);
    await open({ handlers: [mockReply('startDeposit', { body })] });
    await choose('Credit card');
    await fill('Amount', '250');
    await press('Deposit ₺250.00');
    expect(await screen.findByRole('region', { name: /^Waiting for your payment/ })).toBeTruthy();
  });

  it.each([
    ['another number', 409],
    ['no status', undefined],
  ])('with a message and %s shows a pending outcome', async (_, status) => {
    const body = { status, data: { message: 'x' } };
    await open({ handlers: [mockReply('startDeposit', { body })] });
    await fillTransfer();
    await submitForm();
    expect(await screen.findByRole('region', { name: /still waiting for confirmation/ })).toBeTruthy();
  });

  it('with payment methods keeps them all, and leaves out an unreadable limit', async () => {
    const { methods, ...rest } = exampleBody<{ methods: { limit: object }[] }>(
      'getPaymentDetails',
      'deposits',
    );
    const [first, ...others] = methods;
    const odd = { ...first, limit: { ...first?.limit, min: 100, max: {} } };
    await open({
      handlers: [mockReply('getPaymentDetails', { body: { ...rest, methods: [odd, ...others] } })],
    });
    const radios = await screen.findAllByRole('radio');
    expect(radios).toHaveLength(others.length + 1);
    expect(radios[0]?.closest('label')?.textContent).toMatch(/^Bank transferLimitsfrom ₺100Time/);
  });
});

describe('a refusal', () => {
  it.each([
    ['limitExceeded', 'This would take you over your daily deposit limit.'],
    ['noPermission', 'Deposits aren’t available on your account. Please contact live support.'],
    ['alreadyPending', 'You have a pending transaction. Please wait until it’s complete.'],
    ['maintenance', 'This method is down for maintenance. Please choose another one.'],
  ])('shows %s above the button and in an alert', async (name, text) => {
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
  ])('shows %s next to %s', async (name, label, text) => {
    await open({ handlers: [mockExample('startDeposit', name)] });
    await fillTransfer();
    await submitForm();
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('with code 621 asks to verify the phone, and offers live support', async () => {
    await open({ handlers: [mockExample('startDeposit', 'verifyPhone')] });
    await fillTransfer();
    await submitForm();
    const dialog = await screen.findByRole('dialog', { name: 'Verify your phone first' });
    expect(within(dialog).getByRole('link', { name: 'Verify phone number' }).getAttribute('href')).toBe(
      '/account/sms-verification',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Live support' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a lost reply', () => {
  it('shows an unknown outcome with a link to the history; a retry uses the same key', async () => {
    skipPressCooldown();
    const page = await open({ handlers: [mockNetworkError('startDeposit')] });
    await fillTransfer('310');
    await submitForm();
    const region = await screen.findByRole('region', { name: 'We’re still waiting for confirmation' });
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
  it('shows an error at once and sends nothing, now or later', async () => {
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
  it('are shown with their usage before a deposit', async () => {
    await open();
    const region = await screen.findByRole('region', { name: 'Your deposit limits' });
    expect(
      within(region)
        .getAllByRole('meter')
        .map((meter) => meter.getAttribute('aria-valuetext')),
    ).toEqual(['₺120.00 / ₺500.00', '₺120.00 / ₺2,000.00', '₺940.00 / ₺5,000.00']);
    expect(region.textContent).toContain('₺380.00 left');
  });

  it('link to the limits page if none are set', async () => {
    await open({ handlers: [mockExample('getLimits', 'noLimits')] });
    expect(await screen.findByRole('link', { name: 'Set a limit' })).toBeTruthy();
  });
});
