import { afterEach, expect, it } from 'vitest';
import { lastPaymentOf, lastPayments, rememberPayment } from './lastPayment.ts';

afterEach(() => localStorage.clear());

const last = (player: number | undefined, direction = 'deposit') =>
  lastPaymentOf(lastPayments.get(), player, direction);

it('is kept per player and direction', () => {
  rememberPayment(7, 'deposit', { method: 2501, amount: 25_000 });
  rememberPayment(8, 'deposit', { method: 2502, amount: 10_000 });
  expect(last(7)).toEqual({ method: 2501, amount: 25_000 });
  expect(last(8)).toEqual({ method: 2502, amount: 10_000 });
  expect(last(7, 'withdrawal')).toBeUndefined();
  expect(last(undefined)).toBeUndefined();
});

it.each([
  '{"__proto__":1}',
  '[]',
  '{"7/deposit":{"method":"2501","amount":1}}',
  '{"7/deposit":{"method":1,"amount":-5}}',
])('is discarded if the stored value is %s', (text) => {
  localStorage.setItem('last_payments', text);
  expect(last(7)).toBeUndefined();
});

it('ignores inherited properties', () => {
  localStorage.setItem('last_payments', '{}');
  expect(lastPaymentOf(lastPayments.get(), 7, 'constructor')).toBeUndefined();
});

it('is remembered for the last ten', () => {
  for (let player = 1; player <= 12; player += 1)
    rememberPayment(player, 'deposit', { method: player, amount: 100 });
  expect(Object.keys(lastPayments.get() ?? {})).toHaveLength(10);
  expect(last(12)?.method).toBe(12);
  expect(last(1)).toBeUndefined();
});
