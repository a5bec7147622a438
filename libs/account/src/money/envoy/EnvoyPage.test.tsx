import { mockExample, mockReply, renderPage, sampleRoutes } from '@baize/testing';
import { fill, press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MONEY_PATHS, MONEY_TEXTS, submitForm } from '../money.testing.ts';
import { EnvoyPage } from './EnvoyPage.tsx';
import type { EnvoyKind } from './envoyQueries.ts';

type Options = Parameters<typeof renderPage>[1];

const ADDRESS = 'http://providers.localhost:4300/payment/window?launch=example-launch';
const NO_PENDING = mockExample('getPendingTransactions', 'none');

async function open(kind: EnvoyKind, options: Options = {}) {
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
  const page = await renderPage(<EnvoyPage kind={kind} />, {
    token: 'secret',
    texts: MONEY_TEXTS,
    routes: sampleRoutes(...MONEY_PATHS, '/Deposit'),
    ...options,
    handlers: [NO_PENDING, ...(options.handlers ?? [])],
  });
  await screen.findByLabelText('Bank');
  return { page, openWindow };
}

beforeEach(() => localStorage.clear());

describe('Envoy bank', () => {
  it('opens a payment window for one of the bank’s amounts, once', async () => {
    const { page, openWindow } = await open('bank');
    await fill('Bank', 'orta-bank');
    await screen.findByRole('option', { name: '₺250.00' });
    await fill('Amount', 'orta-bank-250');
    await press('Deposit ₺250.00');
    await screen.findByRole('region', { name: 'Waiting for your payment of ₺250.00' });
    expect(openWindow.mock.calls).toEqual([[ADDRESS, '_blank', 'popup,width=1200,height=800,noopener']]);
    expect(page.calls('openEnvoyPayment').map(({ query }) => query)).toEqual([
      { bank: 'orta-bank', id: 'orta-bank-250' },
    ]);
  });

  it('makes no state-changing call before the button is pressed', async () => {
    const { page } = await open('bank');
    await fill('Bank', 'orta-bank');
    await screen.findByRole('option', { name: '₺250.00' });
    await fill('Amount', 'orta-bank-250');
    expect(page.calls('openEnvoyPayment')).toHaveLength(0);
  });

  it('reports a missing or removed field next to it', async () => {
    await open('bank', { handlers: [mockExample('getEnvoyPayments', 'none')] });
    await submitForm();
    expect(await screen.findByText('Choose a bank.')).toBeTruthy();
    await fill('Bank', 'orta-bank');
    expect(
      await screen.findByText('This bank isn’t accepting deposits right now. Choose another one.'),
    ).toBeTruthy();
  });
});

describe('Envoy QR', () => {
  it('opens a payment window for any accepted amount', async () => {
    const { page, openWindow } = await open('qr');
    await fill('Bank', 'kuzey-bank');
    await fill('Amount', '120');
    await press('Deposit ₺120.00');
    await waitFor(() => expect(openWindow).toHaveBeenCalledTimes(1));
    expect(page.calls('openEnvoyQr').map(({ query }) => query)).toEqual([{ bank: 'kuzey-bank', id: '120' }]);
  });

  it('requires a bank', async () => {
    const { page } = await open('qr');
    await fill('Amount', '120');
    await submitForm();
    expect(await screen.findByText('Choose a bank.')).toBeTruthy();
    expect(page.calls('openEnvoyQr')).toHaveLength(0);
  });

  it.each([
    ['selectBank', 'Bank', 'Choose a bank.'],
    ['belowMinimum', 'Amount', 'The amount must be at least 50.'],
  ])('shows %s inline, next to %s', async (name, label, text) => {
    await open('qr', { handlers: [mockExample('openEnvoyQr', name)] });
    await fill('Bank', 'kuzey-bank');
    await fill('Amount', '120');
    await submitForm();
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('opens nothing for an unsafe URL', async () => {
    const body = { status: true, error: null, errors: [], data: { iframe_url: 'data:text/html,x' } };
    const { page, openWindow } = await open('qr', { handlers: [mockReply('openEnvoyQr', { body })] });
    await fill('Bank', 'kuzey-bank');
    await fill('Amount', '120');
    await submitForm();
    await waitFor(() => expect(page.calls('openEnvoyQr')).toHaveLength(1));
    expect(await screen.findByRole('region', { name: 'We didn’t open the payment page' })).toBeTruthy();
    expect(openWindow).not.toHaveBeenCalled();
  });
});
