import { example, mockReply, mockResolver, renderPage, sampleRoutes } from '@baize/testing';
import { passTime, stopClock, waitWithoutClock } from '@baize/testing/clock';
import { fill } from '@baize/testing/gestures';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { MONEY_PATHS, MONEY_TEXTS } from '../money.testing.ts';
import { DepositPage } from './DepositPage.tsx';

beforeEach(() => localStorage.clear());

describe('a submitted deposit', () => {
  /** Interval for refetching pending payments, ms. */
  const INTERVAL = 5000;
  const PLACED = { id: 41, amount: '250.00', created_at: '2026-03-01 12:00:00', payment: { name: 'x' } };

  /** Pending at the first poll after submitting, decided at the next: its receipt. */
  async function decide(row: object, title: string) {
    const sent = { count: 0 };
    await renderPage(<DepositPage />, {
      token: 'secret',
      texts: MONEY_TEXTS,
      routes: sampleRoutes(...MONEY_PATHS),
      handlers: [
        mockResolver('startDeposit', () => {
          sent.count = 1;
          return example('startDeposit', 'taken');
        }),
        mockResolver('getPendingTransactions', () => {
          const waits = sent.count === 1;
          if (sent.count > 0) sent.count += 1;
          return { body: { success: true, data: waits ? [PLACED] : [] } };
        }),
        mockReply('getFinancialHistory', {
          body: { data: { data: [{ ...PLACED, type: '1', manager_note: null, ...row }], total: 1 } },
        }),
      ],
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Bank transfer' }));
    await fill('Amount', '250');
    await fill('Sender’s full name', 'Defne Aydın');
    await fill('Bank', 'orta-bank');
    const button = screen.getByRole('button', { name: 'Deposit ₺250.00' });
    stopClock();
    fireEvent.click(button);
    await waitWithoutClock(() => expect(sent.count).toBe(2));
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    await passTime(INTERVAL);
    return waitWithoutClock(() => screen.getByRole('region', { name: title }));
  }

  it('shows its approval, with time and number', async () => {
    const receipt = await decide({ status: 1 }, '₺250.00 has been added to your balance');
    expect(receipt.textContent).toContain('#41');
    expect(receipt.textContent).toContain('03/01/2026 12:00:00 UTC');
    expect(receipt.textContent).not.toContain('once it’s approved');
  });

  it.each([
    ['payment_not_received', 'We didn’t receive your payment.'],
    [null, 'Live support can tell you why.'],
  ])('shows why it was rejected: %s', async (note, text) => {
    const rejected = { status: 2, manager_note: note };
    const receipt = await decide(rejected, 'Your deposit of ₺250.00 wasn’t approved');
    expect(receipt.textContent).toContain(text);
    expect(receipt.textContent).toContain('#41');
  });
});
