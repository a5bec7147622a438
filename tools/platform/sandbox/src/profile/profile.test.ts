import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoPlayers.ts';
import { usableCode } from '../session/authenticator.ts';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;

const MINUTE = 60_000;
type Body = Record<string, unknown>;
const send = (method: string, path: string, token: string, body?: Body) =>
  test.api(path, { method, token, body });
const logIn = (username: string, more: Body = {}) =>
  test.api('/login', { method: 'POST', body: { username, password: demoPassword(username), ...more } });

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
beforeEach(async () => {
  await test.sandbox.db.deleteFrom('rate_limit').execute();
  test.sandbox.clock.set(TEST_NOON);
});
afterEach(() => test.settle());

describe('the profile', () => {
  const contact = (token: string, body: Body) => send('PUT', '/update-profile', token, body);

  it('keeps an unchanged phone verified, and makes a new one unverified', async () => {
    const token = await test.login('defne');
    const same = await contact(token, { email: 'defne.a@mail.example', phone: '5321234501' });
    expect([same.status, same.body.message]).toEqual([200, 'profile_updated']);
    expect(same.body.user).toMatchObject({
      email: 'defne.a@mail.example',
      user_detail: { phone_verification: 1 },
    });
    await send('POST', '/toggle-verification', token, { type: 'sms', verified: 1 });
    const moved = await contact(token, { email: 'defne.a@mail.example', phone: '5321239999' });
    expect(moved.body.user).toMatchObject({
      sms_verification_status: 0,
      user_detail: { phone: '5321239999', phone_verification: 0 },
    });
  });

  it('refuses taken and invalid values', async () => {
    const token = await test.login('yaman');
    const good = { email: 'yaman@mail.example', phone: '5321234502' };
    const cases: [Body, string, string][] = [
      [{ email: 'ELIF@mail.example' }, 'email', 'email_already_in_use'],
      [{ phone: '5321234504' }, 'phone', 'phone_number_already_in_use'],
      [{ phone: '123' }, 'phone', 'Invalid parameter `phone`'],
      [{ email: 'yaman' }, 'email', 'Invalid parameter `email`'],
    ];
    for (const [wrong, field, message] of cases) {
      const { status, body } = await contact(token, { ...good, ...wrong });
      expect([status, body.errors[field]]).toEqual([422, [message]]);
    }
    expect((await test.api('/update-profile', { method: 'PUT', body: good })).status).toBe(401);
  });

  it('changes the address', async () => {
    const token = await test.login('yaman');
    const put = (body: Body) => send('PUT', '/update-profile-address', token, body);
    const { body } = await put({ city: 'Trabzon', country: 77, address: 'Sahil 9' });
    expect(body.user.user_detail).toMatchObject({ city: 'Trabzon', country_id: 77, address: 'Sahil 9' });
    expect((await put({ city: 'Trabzon', country: 9999, address: 'Sahil 9' })).body.errors).toEqual({
      country: ['Country not found'],
    });
    expect((await put({ city: 'Trabzon', country: 77, address: 'x' })).body.errors).toHaveProperty('address');
    expect((await put({ city: 'Trabzon', country: 77 })).body.errors).toHaveProperty('address');
  });
});

describe('a change of password', () => {
  const change = (token: string, body: Body) => send('PUT', '/change-password', token, body);
  const both = (password: string) => ({ password, password_confirmation: password });

  it('ends the other sessions and leaves this one', async () => {
    const [here, there] = [await test.login('kerem'), await test.login('kerem')];
    const form = { current_password: demoPassword('kerem'), ...both('Quiet-Harbour-8') };
    const { status, body } = await change(here, form);
    expect([status, body.message, body.user.username]).toEqual([200, 'password_changed', 'kerem']);
    expect((await test.api('/user-profile', { token: here })).status).toBe(200);
    expect((await test.api('/user-profile', { token: there })).status).toBe(401);
    expect((await logIn('kerem')).status).toBe(422);
    expect((await logIn('kerem', { password: 'Quiet-Harbour-8' })).status).toBe(200);
  });

  it('requires the current password, and a valid new one twice', async () => {
    const token = await test.login('yaman');
    const now = { current_password: demoPassword('yaman') };
    const cases: [Body, string, string][] = [
      [
        { current_password: 'wrong', ...both('Quiet-Harbour-8') },
        'current_password',
        'current_password_wrong',
      ],
      [{ ...now, ...both('Quiet-7') }, 'password', 'password_must_be_at_least_8_characters'],
      [{ ...now, ...both('quiet-harbour-8') }, 'password', 'password_needs_upper_lower_and_number'],
      [{ ...now, ...both('Yaman-Harbour-8') }, 'password', 'password_must_not_contain_username'],
      [
        { ...now, ...both('Quiet-Harbour-8'), password_confirmation: 'other' },
        'password_confirmation',
        'passwords_do_not_match',
      ],
    ];
    for (const [form, field, message] of cases) {
      const { status, body } = await change(token, form);
      expect([status, body.errors[field]]).toEqual([422, [message]]);
    }
  });

  it('stops after five wrong passwords in a minute', async () => {
    const token = await test.login('yaman');
    const wrong = { current_password: 'wrong', ...both('Quiet-Harbour-8') };
    for (let turn = 0; turn < 5; turn += 1) expect((await change(token, wrong)).status).toBe(422);
    expect((await change(token, wrong)).status).toBe(429);
    test.sandbox.clock.move(MINUTE);
    expect((await change(token, wrong)).status).toBe(422);
  });
});

describe('the authenticator', () => {
  const password = demoPassword('yaman');
  const status = async (token: string) => (await test.api('/check-2fa', { token })).body.status;
  const toggle = (token: string, verified: number) =>
    send('POST', '/toggle-verification', token, { type: 'google', verified });
  const flag = async (token: string) =>
    (await test.api('/user-profile', { token })).body.ga_verification_status;

  it('is set up with the password, required at login, turned off and on, and removed', async () => {
    const token = await test.login('yaman');
    expect(await status(token)).toBe(0);
    expect((await toggle(token, 1)).body.data.message).toBe('two_factor_not_enabled');
    expect((await send('POST', '/enable-2fa', token, { password: 'wrong' })).body.errors).toEqual({
      password: ['current_password_wrong'],
    });
    const enabled = (await send('POST', '/enable-2fa', token, { password })).body;
    expect(enabled).toMatchObject({ message: 'two_factor_enabled' });
    expect([await status(token), await flag(token)]).toEqual([1, 1]);
    expect((await send('POST', '/enable-2fa', token, { password })).body.data.message).toBe(
      'two_factor_already_enabled',
    );
    expect((await logIn('yaman')).body.code).toBe(768);
    const code = usableCode(String(enabled.code), 0, test.sandbox.clock.now());
    expect((await logIn('yaman', { code })).status).toBe(200);

    expect((await toggle(token, 0)).body.data.message).toBe('verification_disabled');
    expect([await status(token), await flag(token)]).toEqual([1, 0]);
    expect((await logIn('yaman')).status).toBe(200);
    expect((await toggle(token, 1)).body.data.message).toBe('verification_enabled');
    expect((await logIn('yaman')).body.code).toBe(768);

    expect((await send('POST', '/disable-2fa', token, { password: 'wrong' })).status).toBe(422);
    expect((await send('POST', '/disable-2fa', token, { password })).body.message).toBe(
      'two_factor_disabled',
    );
    expect([await status(token), await flag(token)]).toEqual([0, 0]);
    expect((await send('POST', '/disable-2fa', token, { password })).body.data.message).toBe(
      'two_factor_not_enabled',
    );
  });
});

describe('the SMS code at login', () => {
  it('requires a verified phone', async () => {
    const sms = (token: string, verified: number) =>
      send('POST', '/toggle-verification', token, { type: 'sms', verified });
    const deniz = await test.login('deniz');
    expect((await sms(deniz, 1)).body.data.message).toBe('verification_enabled');
    expect((await logIn('deniz')).body.code).toBe(770);
    expect((await sms(deniz, 0)).body.data.message).toBe('verification_disabled');
    expect((await logIn('deniz')).status).toBe(200);
    const { access_token: kerem } = (await logIn('kerem', { password: 'Quiet-Harbour-8' })).body;
    expect((await sms(kerem, 1)).body).toEqual({
      success: false,
      data: { message: 'verify_your_phone_first' },
    });
    expect((await send('POST', '/toggle-verification', deniz, { type: 'fax', verified: 1 })).status).toBe(
      422,
    );
  });
});
