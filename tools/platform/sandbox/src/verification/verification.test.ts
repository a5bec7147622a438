import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PHONE = '5321234503';
const send = (no: string, code = 222, by = token) =>
  test.api('/account/verifications/sms', { method: 'POST', token: by, body: { code, no } });
const check = (id: unknown, code: string, by = token) =>
  test.api('/account/verifications/sms-check', { method: 'POST', token: by, body: { code, id } });
const lastSms = () =>
  test.sandbox.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'sms')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const codeOf = async () => /\d{6}/.exec((await lastSms()).text)?.[0] ?? '';
const wrongCode = (right: string) => (right === '111111' ? '222222' : '111111');

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
beforeEach(async () => {
  const { db, clock } = test.sandbox;
  await db.deleteFrom('rate_limit').execute();
  await db.deleteFrom('phone_verification').execute();
  await db
    .updateTable('player')
    .set({ phone: PHONE, phone_verified: false })
    .where('username', '=', 'kerem')
    .execute();
  clock.set(TEST_NOON);
  token = await test.login('kerem');
});
afterEach(() => test.settle());

describe('verifying a phone', () => {
  it('sends a code and accepts it once', async () => {
    const sent = await send(PHONE);
    expect([sent.status, sent.body.data.message]).toEqual([
      200,
      'Verification code has been sent to your phone',
    ]);
    expect((await lastSms()).recipient).toBe(`+90${PHONE}`);
    const code = await codeOf();
    const done = await check(sent.body.data.id, code);
    expect([done.status, done.body.data.message]).toEqual([200, 'Phone number successfully verified']);
    expect((await test.api('/user-profile', { token })).body.user_detail).toMatchObject({
      phone: PHONE,
      phone_verification: 1,
    });
    expect((await check(sent.body.data.id, code)).body.data.message).toBe('verification_id_not_found');
    expect((await send(PHONE)).body.data.message).toBe('phone number already up to date');
  });

  it('sets another number for the player', async () => {
    const sent = await send('5339990000');
    await check(sent.body.data.id, await codeOf());
    expect((await test.api('/user-profile', { token })).body.user_detail?.phone).toBe('5339990000');
  });

  it.each([
    [9999, PHONE, 'Country not found'],
    [54, PHONE, 'Country not available'],
    [222, '4121234503', 'Invalid number : 4121234503'],
    [77, '0151234503', 'Invalid number : 0151234503'],
    [222, '5321234501', 'Phone number already in use, use a different number or contact support'],
  ])('refuses country %i with %s', async (country, phone, message) => {
    const { status, body } = await send(phone, country);
    expect([status, body]).toEqual([400, { success: false, data: { message } }]);
  });

  it('refuses an invalid number and code, and requires a player', async () => {
    expect((await send('123')).body.errors).toHaveProperty('no');
    expect((await check('x', '12')).body.errors).toHaveProperty('code');
    expect((await check('x', '123456')).body.data.message).toBe('verification_id_not_found');
    const none = { method: 'POST', body: { code: 222, no: PHONE } };
    expect((await test.api('/account/verifications/sms', none)).status).toBe(401);
  });

  it('accepts five attempts within ten minutes, from the same player', async () => {
    const { id } = (await send(PHONE)).body.data;
    const right = await codeOf();
    const other = await test.login('yaman');
    expect((await check(id, right, other)).body.data.message).toBe('verification_id_not_found');
    for (let turn = 0; turn < 5; turn += 1) {
      const wrong = await check(id, wrongCode(right));
      expect([wrong.status, wrong.body.data.message]).toEqual([400, 'incorrect_verification_code']);
    }
    const sixth = await check(id, right);
    expect([sixth.status, sixth.body.data.message]).toEqual([429, 'Max check attempts reached']);
    test.sandbox.clock.move(2 * MINUTE);
    const second = (await send(PHONE)).body.data.id;
    const late = await codeOf();
    test.sandbox.clock.move(10 * MINUTE);
    expect((await check(second, late)).body.data.message).toBe('verification_id_not_found');
  });

  it('assigns a number to one of two players who verify it', async () => {
    const { id } = (await send(PHONE)).body.data;
    const code = await codeOf();
    await test.sandbox.db
      .updateTable('player')
      .set({ phone: PHONE })
      .where('username', '=', 'yaman')
      .execute();
    expect((await check(id, code)).body.data.message).toContain('Phone number already in use');
    await test.sandbox.db
      .updateTable('player')
      .set({ phone: '5321234502' })
      .where('username', '=', 'yaman')
      .execute();
  });
});

describe('sending a code', () => {
  it('is limited to once in 120 seconds per player, six times a day per number', async () => {
    expect((await send(PHONE)).status).toBe(200);
    const soon = await send(PHONE);
    expect([soon.status, soon.body.data.message, soon.headers.get('retry-after')]).toEqual([
      429,
      'please_wait_for_2_minutes_before_proceeding',
      '120',
    ]);
    for (let turn = 0; turn < 5; turn += 1) {
      test.sandbox.clock.move(2 * MINUTE);
      expect((await send(PHONE)).status).toBe(200);
    }
    test.sandbox.clock.move(2 * MINUTE);
    expect((await send(PHONE)).body.data.message).toBe('Max send attempts reached');
  });

  it('is limited to one new phone per address in 5 minutes, five in 24 hours', async () => {
    await send('5330000001');
    test.sandbox.clock.move(2 * MINUTE);
    expect((await send('5330000002')).body.data.message).toBe('limit_1_ip_per_5_min');
    test.sandbox.clock.move(2 * MINUTE);
    expect((await send('5330000001')).status).toBe(200);
    for (const phone of ['5330000002', '5330000003', '5330000004', '5330000005']) {
      test.sandbox.clock.move(5 * MINUTE);
      expect((await send(phone)).status).toBe(200);
    }
    test.sandbox.clock.move(5 * MINUTE);
    const sixth = await send('5330000006');
    expect([sixth.status, sixth.body.data.message]).toEqual([429, 'limit_1_ip_per_24_hours']);
    test.sandbox.clock.move(DAY);
    token = await test.login('kerem');
    expect((await send('5330000006')).status).toBe(200);
  });

  it('is blocked for an hour after fifteen wrong codes', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = (await send(PHONE)).body.data;
      const wrong = wrongCode(await codeOf());
      for (let turn = 0; turn < 5; turn += 1) await check(id, wrong);
      test.sandbox.clock.move(2 * MINUTE);
    }
    const blocked = await send(PHONE);
    expect([blocked.status, blocked.body.data.message]).toEqual([
      429,
      'phone_number_has_been_temporarily_blocked',
    ]);
  });
});
