import { mockExample, renderPage, sampleRoutes } from '@baize/testing';
import { fill, press } from '@baize/testing/gestures';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bonusTexts } from '../bonuses/texts.ts';
import { FreeSpinClaimCard } from '../bonuses/FreeSpinClaimCard.tsx';
import { WithdrawPage } from './cashier/WithdrawPage.tsx';
import { EnvoyPage } from './envoy/EnvoyPage.tsx';
import { MONEY_PATHS, MONEY_TEXTS, submitForm } from './money.testing.ts';
import { PendingBanner } from './pending/PendingBanner.tsx';
import { RovpayPage } from './rovpay/RovpayPage.tsx';

/* DepositPage's own test covers a deposit by form. */

interface Case {
  page: () => ReactElement;
  handlers: readonly ReturnType<typeof mockExample>[];
  /** Fills in the form, then loses the connection. */
  prepare: () => Promise<unknown>;
  send: () => Promise<unknown>;
}

const NONE = mockExample('getPendingTransactions', 'none');

const CASES: readonly (readonly [operation: string, one: Case])[] = [
  [
    'startWithdrawal',
    {
      page: () => <WithdrawPage />,
      handlers: [NONE, mockExample('getPaymentDetails', 'withdrawals')],
      prepare: async () => {
        await fill('Amount', '250');
        await fill('IBAN', '330006100519786457841326');
      },
      send: submitForm,
    },
  ],
  [
    'cancelPendingTransaction',
    {
      page: () => <PendingBanner direction="withdrawal" />,
      handlers: [mockExample('getPendingTransactions', 'pending')],
      prepare: () => press('Cancel withdrawal'),
      send: async () => {
        const question = await screen.findByRole('alertdialog');
        const buttons = [...question.querySelectorAll('button')];
        fireEvent.click(buttons.find(({ textContent }) => textContent.includes('Cancel withdrawal'))!);
      },
    },
  ],
  [
    'openRovpayAccount',
    {
      page: () => <RovpayPage />,
      handlers: [NONE],
      prepare: async () => {
        await fill('First name', 'Defne');
        await fill('Last name', 'Aydın');
        await fill('Amount', '100');
      },
      send: submitForm,
    },
  ],
  [
    'confirmRovpayDeposit',
    {
      page: () => <RovpayPage />,
      handlers: [NONE],
      prepare: async () => {
        await fill('First name', 'Defne');
        await fill('Last name', 'Aydın');
        await fill('Amount', '100');
        await submitForm();
        return screen.findByRole('button', { name: 'I’ve sent ₺100.00, complete' });
      },
      send: () => press('I’ve sent ₺100.00, complete'),
    },
  ],
  [
    'openEnvoyPayment',
    {
      page: () => <EnvoyPage kind="bank" />,
      handlers: [NONE],
      prepare: async () => {
        await fill('Bank', 'orta-bank');
        await screen.findByRole('option', { name: '₺250.00' });
        await fill('Amount', 'orta-bank-250');
      },
      send: submitForm,
    },
  ],
  [
    'openEnvoyQr',
    {
      page: () => <EnvoyPage kind="qr" />,
      handlers: [NONE],
      prepare: async () => {
        await fill('Bank', 'orta-bank');
        await fill('Amount', '120');
      },
      send: submitForm,
    },
  ],
  [
    'claimFreeSpin',
    {
      page: () => <FreeSpinClaimCard />,
      handlers: [],
      prepare: async () => fireEvent.click((await screen.findAllByRole('radio'))[0]!),
      send: submitForm,
    },
  ],
];

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it.each(CASES)(
  '%s while offline shows an error on the page, and is sent neither now nor later',
  async (operation, one) => {
    const page = await renderPage(one.page(), {
      token: 'secret',
      texts: [...MONEY_TEXTS, bonusTexts],
      routes: sampleRoutes(...MONEY_PATHS),
      handlers: one.handlers,
    });
    await one.prepare();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await one.send();
    await waitFor(() => expect(page.container.textContent).toMatch(/You’re offline.*othing was sent/));
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await act(() => page.queryClient.resumePausedMutations());
    expect(page.calls(operation)).toHaveLength(0);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  },
);
