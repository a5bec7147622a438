import { completePersonalId } from '@baize/forms/validation';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoPlayers.ts';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
const PERSON = {
  email: 'selin@mail.example',
  phone_code: 222,
  phone: '5321234599',
  password: 'Quiet-Harbour-7',
  password_confirmation: 'Quiet-Harbour-7',
  country_id: 222,
  name: 'Selin',
  surname: 'Arslan',
  birth_day: '17',
  birth_month: '05',
  birth_year: '1992',
  address: 'Kordon 4',
};
const REFUSED = { message: 'captcha_refused', errors: { turnstileToken: ['captcha_refused'] } };

const token = () => `local-${randomUUID()}`;
const order = (on: unknown) => test.fetch('/_sandbox/api/captcha', { method: 'POST', body: { on } });
const logIn = (more: Record<string, string> = {}) =>
  test.api('/login', {
    method: 'POST',
    body: { username: 'defne', password: demoPassword('defne'), ...more },
  });
const register = (username: string, more: Record<string, string> = {}) =>
  test.api('/account/register', {
    method: 'POST',
    body: { ...PERSON, username, personal_id: completePersonalId('987654321'), ...more },
  });

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
beforeEach(() => order(true));
afterEach(() => order(false));

describe('the captcha of the control page', () => {
  it('is off by default, and can be turned on and off', async () => {
    await order(false);
    expect((await test.api('/options')).body).toMatchObject({ turnstile_validation: false });
    expect((await logIn()).status).toBe(200);
    await order(true);
    const keys = { TURNSTILE_SITE_KEY: expect.stringMatching(/^local/) as string };
    expect((await test.api('/options')).body).toMatchObject({ turnstile_validation: true, keys });
    expect((await order('yes')).status).toBe(400);
  });

  it.each([
    ['none', {}],
    ['a wrong one', { turnstileToken: 'local-please' }],
  ])('a login with %s is refused', async (_, more) => {
    const { status, body } = await logIn(more);
    expect([status, body]).toEqual([422, REFUSED]);
  });

  it('a token is valid once', async () => {
    const turnstileToken = token();
    expect((await logIn({ turnstileToken })).status).toBe(200);
    expect((await logIn({ turnstileToken })).body).toEqual(REFUSED);
    expect((await logIn({ turnstileToken: token() })).status).toBe(200);
  });

  it('a missing one doesn’t count as a failed login', async () => {
    for (let times = 0; times < 8; times++) await logIn();
    expect((await logIn({ turnstileToken: token() })).status).toBe(200);
  });

  it('a registration is checked without a token, and completed with one', async () => {
    expect((await register('selin1992', { type: 'check' })).status).toBe(200);
    expect((await register('selin1992')).body).toEqual(REFUSED);
    expect((await register('selin1992', { turnstileToken: token() })).status).toBe(200);
  });
});
