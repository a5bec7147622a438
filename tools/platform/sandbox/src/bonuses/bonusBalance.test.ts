import type { Bonus, Profile } from '@baize/api';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

const MONTHS = 90 * 24 * 3_600_000;
let test: TestSandbox;

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

const listBonuses = async (username: string) => {
  const token = await test.login(username);
  const profile = (await test.api('/user-profile', { token })).body as unknown as Profile;
  const { body } = await test.api('/account/bonus-history?status=1', { token });
  const active = (body.data as unknown as readonly Bonus[]).reduce(
    (sum, { amount }) => sum + Number(amount),
    0,
  );
  return { shown: profile.bonus_balance, active: active.toFixed(2) };
};

it('is the sum of the player’s own active bonuses', async () => {
  const { shown, active } = await listBonuses('deniz');
  expect(shown).toBe(active);
  expect(Number(shown)).toBeGreaterThan(0);
  expect((await listBonuses('yaman')).shown).toBe('0.00');
});

it('excludes an expired bonus', async () => {
  test.sandbox.clock.move(MONTHS);
  const token = await test.login('deniz');
  const { body } = await test.api('/user-profile', { token });
  expect((body as unknown as Profile).bonus_balance).toBe('0.00');
});
