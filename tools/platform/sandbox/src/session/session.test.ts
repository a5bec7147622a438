import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_TOTP_SECRET, demoPassword } from '../seed/demoPlayers.ts';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';
import { usableCode } from './authenticator.ts';

let test: TestSandbox;

const MINUTE = 60_000;
const logIn = (username: string, more: Record<string, string> = {}) =>
  test.api('/login', { method: 'POST', body: { username, password: demoPassword(username), ...more } });
const refresh = (token: string) => test.api('/refresh', { method: 'POST', token });
const profile = (token: string) => test.api('/user-profile', { token });

async function lastSmsCode(): Promise<string> {
  const sms = await test.sandbox.db
    .selectFrom('outbox')
    .select('text')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(sms.text)?.[0] ?? '';
}

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
beforeEach(async () => {
  await test.sandbox.db.deleteFrom('rate_limit').execute();
  test.sandbox.clock.set(TEST_NOON);
});
afterEach(() => test.settle());

describe('login', () => {
  it('returns a token and the profile, ignoring the case of the user name', async () => {
    const { status, body } = await logIn('defne');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      expires_in: 3600,
      token_type: 'bearer',
      user: { username: 'defne', balance: '2500.00' },
    });
    const upper = await test.api('/login', {
      method: 'POST',
      body: { username: 'DEFNE', password: demoPassword('defne') },
    });
    expect(upper.status).toBe(200);
  });

  it('stores no token and no password', async () => {
    const { body } = await logIn('defne');
    const { db } = test.sandbox;
    const stored = JSON.stringify([
      await db.selectFrom('session_token').selectAll().execute(),
      await db.selectFrom('player').selectAll().execute(),
    ]);
    expect(stored).not.toContain(body.access_token);
    expect(stored).not.toContain(demoPassword('defne'));
  });

  it('gives an unknown user name the same reply as a wrong password', async () => {
    const wrong = await test.api('/login', { method: 'POST', body: { username: 'defne', password: 'nope' } });
    const unknown = await test.api('/login', {
      method: 'POST',
      body: { username: 'nobody', password: 'nope' },
    });
    expect(wrong.status).toBe(422);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it('reports which parameter is invalid', async () => {
    const { status, body } = await test.api('/login', { method: 'POST', body: { username: 'defne' } });
    expect([status, body.message]).toEqual([422, 'Invalid parameter `password`']);
    const extra = await test.api('/login', {
      method: 'POST',
      body: { username: 'a', password: 'b', admin: true },
    });
    expect(extra.body.message).toBe('Invalid parameter `admin`');
  });

  it('stops after five failures in a minute, also for the right password and unknown names, with Retry-After', async () => {
    for (const username of ['kerem', 'nobody']) {
      const fail = () => test.api('/login', { method: 'POST', body: { username, password: 'nope' } });
      await Promise.all(Array.from({ length: 5 }, fail));
      const blocked = await fail();
      expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '60']);
    }
    expect((await logIn('kerem')).status).toBe(429);
    test.sandbox.clock.move(MINUTE);
    expect((await logIn('kerem')).status).toBe(200);
  });
});

describe('the authenticator step', () => {
  const code = () => usableCode(DEMO_TOTP_SECRET, 0, test.sandbox.clock.now()) ?? '';

  it('asks for the code (768), and accepts one once', async () => {
    expect((await logIn('elif')).body).toEqual({
      status: false,
      code: 768,
      message: 'enter_authenticator_code',
    });
    expect((await logIn('elif', { code: '000000' })).body.errors).toHaveProperty('code');
    expect((await logIn('elif', { code: code() })).status).toBe(200);
    expect((await logIn('elif', { code: code() })).status).toBe(422);
    test.sandbox.clock.move(MINUTE);
    expect((await logIn('elif', { code: code() })).status).toBe(200);
  });
});

describe('the SMS step', () => {
  it('sends a code (770) and accepts it once', async () => {
    const asked = await logIn('mert');
    expect(asked.body).toMatchObject({ status: false, code: 770, message: 'enter_sms_code' });
    const step = { id: asked.body.id, sms_code: await lastSmsCode() };
    expect((await logIn('mert', step)).status).toBe(200);
    expect((await logIn('mert', step)).body.errors).toEqual({ sms_code: ['sms_code_expired'] });
  });

  it('sends no second SMS within a minute, and stops after five attempts', async () => {
    test.sandbox.clock.move(10 * MINUTE);
    const first = await logIn('mert');
    const second = await logIn('mert');
    expect(second.body.id).toBe(first.body.id);
    const right = await lastSmsCode();
    const wrong = right === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await logIn('mert', { id: first.body.id, sms_code: wrong })).body.errors).toEqual({
        sms_code: ['sms_code_wrong'],
      });
      await test.sandbox.db.deleteFrom('rate_limit').execute();
    }
    expect((await logIn('mert', { id: first.body.id, sms_code: right })).body.errors).toEqual({
      sms_code: ['sms_code_expired'],
    });
  });

  it('rejects the code after five minutes', async () => {
    test.sandbox.clock.move(20 * MINUTE);
    const { body } = await logIn('mert');
    const step = { id: body.id, sms_code: await lastSmsCode() };
    test.sandbox.clock.move(5 * MINUTE);
    expect((await logIn('mert', step)).status).toBe(422);
  });
});

describe('a token', () => {
  it('works for an hour, at the brand that issued it', async () => {
    const token = await test.login('defne');
    expect((await profile(token)).status).toBe(200);
    expect((await test.api('/user-profile', { token, headers: { 'site-id': '4218' } })).status).toBe(401);
    test.sandbox.clock.move(60 * MINUTE - 1000);
    expect((await profile(token)).status).toBe(200);
    test.sandbox.clock.move(1000);
    expect((await profile(token)).status).toBe(401);
  });

  it('is required and validated', async () => {
    expect((await test.api('/user-profile')).body).toEqual({ message: 'token_not_found' });
    expect((await profile('x'.repeat(43))).status).toBe(401);
  });

  it('has one successor with concurrent refreshes', async () => {
    const token = await test.login('defne');
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    const successors = new Set(replies.map(({ body }) => body.access_token));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(successors.size).toBe(1);
    expect(successors.has(token)).toBe(false);
  });

  it('stays valid for a minute after a refresh, and refreshing it returns the newest one', async () => {
    const first = await test.login('defne');
    const second = (await refresh(first)).body.access_token;
    const third = (await refresh(second)).body.access_token;
    expect((await refresh(first)).body.access_token).toBe(third);
    test.sandbox.clock.move(MINUTE - 1000);
    expect((await profile(first)).status).toBe(200);
    test.sandbox.clock.move(1000);
    expect((await profile(first)).status).toBe(401);
    expect((await refresh(first)).status).toBe(401);
    expect((await profile(third)).status).toBe(200);
  });

  it('ends at logout, with its successors', async () => {
    const first = await test.login('defne');
    const second = (await refresh(first)).body.access_token;
    const out = await test.api('/logout', { method: 'POST', token: second });
    expect(out.body).toEqual({ message: 'logged_out' });
    for (const token of [first, second]) expect((await profile(token)).status).toBe(401);
  });

  it('is never cached', async () => {
    const token = await test.login('defne');
    expect((await profile(token)).headers.get('cache-control')).toBe('no-store');
  });
});
