import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completePersonalId } from '@baize/forms/validation';
import { demoPersonalId } from '../seed/demoPlayers.ts';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let turn = 0;

const PASSWORD = 'Quiet-Harbour-7';
type Form = Record<string, unknown>;

function stepOne(more: Form = {}): Form {
  turn += 1;
  return {
    phone_code: 222,
    phone: `533${String(turn).padStart(7, '0')}`,
    username: `selin${turn}`,
    email: `selin${turn}@mail.example`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...more,
  };
}
const final = (more: Form = {}): Form => ({
  ...stepOne(),
  country_id: 222,
  name: 'Selin',
  surname: 'Arslan',
  personal_id: completePersonalId(`2${String(turn).padStart(8, '0')}`),
  birth_day: '17',
  birth_month: '05',
  birth_year: '1992',
  address: 'Kordon 4',
  ...more,
});
const send = (body: Form) => test.api('/account/register', { method: 'POST', body });

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
beforeEach(async () => {
  await test.sandbox.db.deleteFrom('rate_limit').execute();
  test.sandbox.clock.set(TEST_NOON);
});
afterEach(() => test.settle());

describe('countries', () => {
  it('are sorted by name in the requested language, Turkey as 222', async () => {
    const turkish = (await test.api('/countries')).body.countries;
    expect(turkish.length).toBeGreaterThan(55);
    expect(turkish.find(({ id }) => id === 222)).toEqual({
      id: 222,
      name: 'Türkiye',
      slug: 'turkey',
      code: '+90',
    });
    const english = (await test.api('/countries', { headers: { 'accept-language': 'en' } })).body.countries;
    expect(english.find(({ slug }) => slug === 'germany')?.name).toBe('Germany');
    expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
  });
});

describe('registration', () => {
  it('checks step one without opening an account', async () => {
    const form = stepOne({ type: 'check' });
    const { status, body } = await send(form);
    expect([status, body]).toEqual([200, { message: 'registration_data_valid' }]);
    const login = await test.api('/login', {
      method: 'POST',
      body: { username: form.username, password: PASSWORD },
    });
    expect(login.status).toBe(422);
  });

  it('opens an empty account that can log in', async () => {
    const form = final({ username: `SELIN-${turn + 1}`, ref_id: '1001' });
    const { status, body } = await send(form);
    expect([status, body]).toEqual([200, { message: 'registration_successful' }]);
    const login = await test.api('/login', {
      method: 'POST',
      body: { username: String(form.username).toLowerCase(), password: PASSWORD },
    });
    expect(login.body.user).toMatchObject({ name: 'Selin', balance: '0.00', currency: 1 });
    expect(login.body.user.user_detail).toMatchObject({ country_id: 222, phone_verification: 0 });
  });

  it.each([
    ['username', { username: 'DEFNE' }, 'username_already_in_use'],
    ['email', { email: 'Defne@mail.example' }, 'email_already_in_use'],
    ['phone', { phone: '5321234501' }, 'phone_number_already_in_use'],
    ['phone_code', { phone_code: 9999 }, 'Country not found'],
    ['password', { password: 'quiet-harbour-7' }, 'password_needs_upper_lower_and_number'],
    ['password', { password: 'Quiet-Harbour' }, 'password_needs_upper_lower_and_number'],
    ['password', { password: 'My-Selin-Name-7', username: 'selin' }, 'password_must_not_contain_username'],
    ['password', { password: 'Short-7' }, 'password_must_be_at_least_8_characters'],
    ['password', { password: 'Ab-7' }, 'Invalid parameter `password`'],
    ['password_confirmation', { password_confirmation: 'other' }, 'passwords_do_not_match'],
    ['username', { username: 'x' }, 'Invalid parameter `username`'],
    ['email', { email: 'nobody' }, 'Invalid parameter `email`'],
    ['phone', { phone: '123' }, 'Invalid parameter `phone`'],
    ['phone', { phone: '1234567890' }, 'invalid_phone_number'],
    ['phone', { phone_code: 38, phone: '1234567890' }, 'invalid_phone_number'],
  ])('refuses a wrong %s in both steps: %j', async (field, wrong, message) => {
    for (const form of [stepOne({ type: 'check', ...wrong }), final(wrong)]) {
      const { status, body } = await send(form);
      expect([status, body.errors[field]]).toEqual([422, [message]]);
    }
  });

  it.each([
    ['personal_id', { personal_id: '123' }, 'Invalid parameter `personal_id`'],
    ['personal_id', { personal_id: '12345678901' }, 'invalid_personal_id'],
    ['personal_id', { personal_id: demoPersonalId('5321234501') }, 'personal_id_already_in_use'],
    ['birth_day', { birth_day: '31', birth_month: '02' }, 'invalid_date'],
    ['birth_year', { birth_year: '2099' }, 'must_be_at_least_18_years_old'],
    ['birth_year', { birth_year: '1923' }, 'Invalid parameter `birth_year`'],
    ['address', { address: 'x' }, 'Invalid parameter `address`'],
    ['address', { address: undefined }, 'fill_all_fields'],
    ['name', { name: ' ' }, 'fill_all_fields'],
    ['country_id', { country_id: 9999 }, 'Country not found'],
  ])('refuses a wrong %s in step two: %j', async (field, wrong, message) => {
    const { status, body } = await send(final(wrong));
    expect([status, body.errors[field]]).toEqual([422, [message]]);
  });

  it('accepts a foreign phone, and doesn’t validate foreign identity numbers', async () => {
    const abroad = { phone_code: 77, phone: '15123456789', country_id: 77, personal_id: '12345678902' };
    expect((await send(final(abroad))).status).toBe(200);
  });

  it('accepts a player on the eighteenth birthday and not a day before', async () => {
    test.sandbox.clock.set(Date.UTC(2025, 4, 16, 12));
    const born = { birth_day: '17', birth_month: '05', birth_year: '2007' };
    expect((await send(final(born))).body.errors).toEqual({
      birth_year: ['must_be_at_least_18_years_old'],
    });
    test.sandbox.clock.set(Date.UTC(2025, 4, 17, 0));
    expect((await send(final(born))).status).toBe(200);
  });

  it('refuses an excluded player with code 562', async () => {
    const token = await test.login('yaman');
    await test.api('/account/deactive-account', { method: 'POST', token, body: { type: 5 } });
    const { status, body } = await send(final({ personal_id: demoPersonalId('5321234502') }));
    expect([status, body]).toEqual([422, { data: { code: 562, message: 'registration_not_allowed' } }]);
  });

  it('opens one account for concurrent identical forms', async () => {
    const form = final();
    const replies = await Promise.all([1, 2, 3].map(() => send(form)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('is limited to thirty steps per address', async () => {
    const wrong = stepOne({ type: 'check', phone_code: 9999 });
    for (let step = 0; step < 30; step += 1) expect((await send(wrong)).status).toBe(422);
    const stopped = await send(wrong);
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '600']);
  });
});
