import { beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

const LISTS = [
  '/account/game-history',
  '/account/game-transfers',
  '/account/logs',
  '/account/session-history',
  '/account/bonus-history',
  '/account/free-spin-history',
  '/account/financial-history',
] as const;

const ask = (list: string, start_date: string, end_date: string) =>
  test.api(`${list}?${new URLSearchParams({ start_date, end_date })}`, { token });

beforeAll(async () => {
  test = await openTest();
  token = await test.login('defne');
  return () => test.close();
}, START_TIME);

describe.each(LISTS)('%s', (list) => {
  it.each([
    ['2026-02-30 00:00:00', '2026-03-01 00:00:00', { start_date: ['invalid_date'] }],
    ['2026-03-01 00:00:00', '2026-03-01 25:00:00', { end_date: ['invalid_date'] }],
    ['2026-03-01 00:00:00', '2026-02-28 00:00:00', { end_date: ['end_date_must_be_after_start_date'] }],
    ['2026-01-01 00:00:00', '2026-03-01 00:00:00', { end_date: ['date_range_must_be_under_31_days'] }],
  ])('refuses the range from %s to %s', async (from, to, errors) =>
    expect(await ask(list, from, to)).toMatchObject({ status: 422, body: { errors } }),
  );

  it('is empty for a range without rows', async () =>
    expect((await ask(list, '2020-01-01 00:00:00', '2020-01-02 00:00:00')).text).toMatch(
      /"data":\[\].*"total":0/,
    ));
});
