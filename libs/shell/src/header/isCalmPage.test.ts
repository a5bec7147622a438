import { expect, it } from 'vitest';
import { isCalmPage } from './isCalmPage.ts';

it.each([
  '/Deposit',
  '/Deposit/RovPay',
  '/Withdraw',
  '/account-limitation',
  '/cooling-off-periods',
  '/self-exclusion',
  '/Login',
  '/Register/7',
])('nothing moves at %s', (path) => expect(isCalmPage(path)).toBe(true));

it.each(['/', '/casino', '/Promotions/9', '/depositors'])('a notice may move at %s', (path) =>
  expect(isCalmPage(path)).toBe(false),
);
