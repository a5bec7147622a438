import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Call } from '../contract/Call.ts';
import { plain } from '../contract/Reply.ts';
import { openTest, SITE_ID, START_TIME, type TestSandbox } from '../testing/openTest.ts';
import { InsufficientFunds } from './errors.ts';
import { moneyCall } from './moneyCall.ts';

let test: TestSandbox;

async function callOf(body: unknown, key?: string): Promise<Call> {
  const { db, brands } = test.sandbox;
  const player = await db.selectFrom('player').selectAll().where('username', '=', 'defne').executeTakeFirst();
  const brand = brands.bySiteId(SITE_ID);
  if (!player || !brand) throw new Error('The seed has no defne, or no such brand.');
  return {
    operationId: 'pay',
    url: new URL('http://orvane.localhost/_api/pay'),
    params: {},
    query: {},
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body,
    lang: 'tr',
    brand,
    session: { id: 1, player },
    token: undefined,
    address: 'local',
  };
}

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

it('runs every time without a key', async () => {
  let effects = 0;
  const effect = () => Promise.resolve(plain(200, `effect ${(effects += 1)}`));
  const call = await callOf({ amount: '1.00' });
  await moneyCall(test.sandbox, call, effect);
  expect((await moneyCall(test.sandbox, call, effect)).body).toEqual({ message: 'effect 2' });
});

it('replays the first reply for its key, and refuses another body', async () => {
  let effects = 0;
  const effect = () => Promise.resolve(plain(200, `effect ${(effects += 1)}`));
  const call = await callOf({ amount: '1.00' }, 'pay-key-1');
  const first = await moneyCall(test.sandbox, call, effect);
  const again = await moneyCall(test.sandbox, call, effect);
  expect([again.status, again.text]).toEqual([200, JSON.stringify(first.body)]);
  expect(again.headers).toEqual({ 'idempotent-replayed': 'true' });
  const other = await moneyCall(test.sandbox, await callOf({ amount: '2.00' }, 'pay-key-1'), effect);
  expect([other.status, other.body]).toEqual([422, { message: 'idempotency_key_reused' }]);
});

it('turns insufficient funds into code 19 by default', async () => {
  const poor = () => Promise.reject(new InsufficientFunds(1, -5n));
  const refused = await moneyCall(test.sandbox, await callOf({}), poor);
  expect([refused.status, refused.body]).toEqual([
    422,
    { status: false, code: 19, message: 'insufficient_balance' },
  ]);
  const own = await moneyCall(test.sandbox, await callOf({}, 'pay-key-2'), poor, () => plain(422, 'own'));
  expect(own.body).toEqual({ message: 'own' });
});

it('releases the key when the effect fails for another reason', async () => {
  const call = await callOf({}, 'pay-key-3');
  await expect(moneyCall(test.sandbox, call, () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  );
  const later = await moneyCall(test.sandbox, call, () => Promise.resolve(plain(200, 'done')));
  expect(later.body).toEqual({ message: 'done' });
});
