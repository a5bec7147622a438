import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPersonalId } from '../seed/demoPlayers.ts';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;

const MINUTE = 60_000;
const lastFour = (phone: string) => demoPersonalId(phone).slice(-4);
const forget = (username: string, personalId: string) =>
  test.api('/forget-password', { method: 'POST', body: { username, personal_id: personalId } });
const reset = (token: string, password: string, confirmation = password) =>
  test.api('/reset-password', {
    method: 'POST',
    body: { token, password, password_confirmation: confirmation },
  });
const logIn = (username: string, password: string) =>
  test.api('/login', { method: 'POST', body: { username, password } });
const mails = () =>
  test.sandbox.db.selectFrom('outbox').selectAll().where('kind', '=', 'mail').orderBy('id').execute();

async function linkToken(username: string, personalId: string): Promise<string> {
  await forget(username, personalId);
  return /forget-password\/([\w-]+)$/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
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

describe('a forgotten password', () => {
  it('gets the same reply for a player, a wrong personal id and an unknown name; only the player gets a mail', async () => {
    const before = (await mails()).length;
    const replies = [
      await forget('defne', lastFour('5321234501')),
      await forget('kerem', '0000'),
      await forget('nobody', lastFour('5321234501')),
    ];
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.body.data.message).toBe('password_reset_link_sent');
    const sent = (await mails()).slice(before);
    expect(sent.map(({ recipient }) => recipient)).toEqual(['defne@mail.example']);
    expect(sent[0]?.text).toMatch(/http:\/\/orvane\.localhost:4200\/forget-password\/[\w-]{43}$/);
  });

  it('can be requested once in two minutes per user name', async () => {
    for (const username of ['defne', 'nobody']) {
      await forget(username, lastFour('5321234501'));
      const soon = await forget(username, lastFour('5321234501'));
      expect([soon.status, soon.body.data.message]).toEqual([422, 'please_try_2min_later']);
    }
    test.sandbox.clock.move(2 * MINUTE);
    expect((await forget('defne', lastFour('5321234501'))).status).toBe(200);
    expect((await forget('defne', '45')).body.errors).toHaveProperty('personal_id');
  });

  it('can be requested twenty times per address', async () => {
    for (let turn = 0; turn < 20; turn += 1) await forget(`nobody-${turn}`, lastFour('5321234501'));
    expect((await forget('nobody-20', lastFour('5321234501'))).status).toBe(429);
  });
});

describe('a reset', () => {
  it('sets the password once and ends every session', async () => {
    const session = await test.login('kerem');
    const token = await linkToken('kerem', lastFour('5321234503'));
    const done = await reset(token, 'Quiet-Harbour-8');
    expect([done.status, done.body.data.message]).toEqual([200, 'password_changed']);
    expect((await test.api('/user-profile', { token: session })).status).toBe(401);
    expect((await logIn('kerem', 'kerem-baize-1')).status).toBe(422);
    expect((await logIn('kerem', 'Quiet-Harbour-8')).status).toBe(200);
    expect((await reset(token, 'Quiet-Harbour-9')).body).toEqual({
      success: false,
      data: { message: 'token_not_found' },
    });
  });

  it('works for an hour, and a new link invalidates the older ones', async () => {
    const old = await linkToken('mert', lastFour('5321234505'));
    test.sandbox.clock.move(60 * MINUTE);
    const late = await reset(old, 'Quiet-Harbour-8');
    expect([late.status, late.body.data.message]).toEqual([422, 'token_expired']);
    const one = await linkToken('mert', lastFour('5321234505'));
    test.sandbox.clock.move(2 * MINUTE);
    const two = await linkToken('mert', lastFour('5321234505'));
    expect((await reset(two, 'Quiet-Harbour-8')).status).toBe(200);
    expect((await reset(one, 'Quiet-Harbour-9')).body.data.message).toBe('token_not_found');
  });

  it('refuses a weak password, one with the user name and a wrong repetition, and keeps the link', async () => {
    const token = await linkToken('elif', lastFour('5321234504'));
    expect((await reset(token, 'Quiet-7')).body.errors.password).toEqual([
      'password_must_be_at_least_8_characters',
    ]);
    expect((await reset(token, 'quiet-harbour')).body.errors.password).toEqual([
      'password_needs_upper_lower_and_number',
    ]);
    expect((await reset(token, 'My-Elif-Pass-7')).body.errors.password).toEqual([
      'password_must_not_contain_username',
    ]);
    expect((await reset(token, 'Quiet-Harbour-8', 'other')).body.errors).toEqual({
      password_confirmation: ['passwords_do_not_match'],
    });
    expect((await reset(token, 'Quiet-Harbour-8')).status).toBe(200);
  });

  it('happens once when the link is used twice concurrently', async () => {
    const token = await linkToken('deniz', lastFour('5321234506'));
    const both = await Promise.all(['Quiet-Harbour-8', 'Quiet-Harbour-9'].map((word) => reset(token, word)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('an SMS step', () => {
  const resend = (id: string) => test.api('/login/sms-resend', { method: 'POST', body: { id } });
  const ask = async () => (await logIn('mert', 'Quiet-Harbour-8')).body.id;

  it('can be resent after a minute, with a new id that replaces the old one', async () => {
    const first = await ask();
    expect((await resend(first)).status).toBe(429);
    test.sandbox.clock.move(MINUTE);
    const again = await resend(first);
    expect(again.status).toBe(200);
    expect(again.body.id).not.toBe(first);
    expect((await resend(first)).body.errors).toEqual({ id: ['sms_code_expired'] });
    const sms = await test.sandbox.db
      .selectFrom('outbox')
      .select('text')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(sms.text)?.[0];
    const login = await test.api('/login', {
      method: 'POST',
      body: { username: 'mert', password: 'Quiet-Harbour-8', id: again.body.id, sms_code: code },
    });
    expect(login.status).toBe(200);
  });

  it('can be resent five times in an hour', async () => {
    test.sandbox.clock.move(10 * MINUTE);
    let id = await ask();
    for (let turn = 0; turn < 5; turn += 1) {
      test.sandbox.clock.move(MINUTE);
      id = (await resend(id)).body.id;
    }
    test.sandbox.clock.move(MINUTE);
    const last = await resend(id);
    expect([last.status, last.body.data.message]).toEqual([422, 'Max send attempts reached']);
  });

  it('is refused when unknown', async () => {
    expect((await resend('nothing')).body.errors).toEqual({ id: ['sms_code_expired'] });
  });
});
