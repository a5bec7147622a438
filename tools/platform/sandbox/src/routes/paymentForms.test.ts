import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

type Form = Record<string, unknown>;

const post = (path: string, body: unknown) => test.api(path, { method: 'POST', token, body });
const pay = (way: 'deposit' | 'withdraw', slug: string, payment_id: number, form: Form) => {
  const endpoint = `account/${way}/${slug}`;
  return post(`/${endpoint}`, { endpoint, payment_id, amount: '200', ...form });
};
const errorsOf = async (reply: ReturnType<typeof post>) => {
  const { status, body } = await reply;
  return [status, body.errors];
};

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
beforeEach(async () => {
  await test.fetch('/_sandbox/api/reset', { method: 'POST', body: {} });
  token = await test.login('defne');
});
afterEach(() => test.settle());

describe('a deposit', () => {
  it('requires digits in a number field', async () =>
    expect(await errorsOf(pay('deposit', 'papara', 2502, { papara_number: '12ab' }))).toEqual([
      422,
      { papara_number: ['must_be_a_number'] },
    ]));

  it.each([
    ['payfix', 2503],
    ['credit-card', 2504],
  ])('by %s continues in a payment window', async (slug, id) => {
    const { status, body } = await pay('deposit', slug, id, {});
    expect([status, body.data.url]).toEqual([200, expect.stringContaining('/payment/window?launch=')]);
  });

  it.each(['1', '2'])('and a withdrawal have methods to filter by: type %s', async (type) =>
    expect((await test.api(`/account/payment-methods?type=${type}`, { token })).text).toMatch(
      /^\{"paymentMethods":\[\{"id":\d+,"name":"[^"]+"\}/,
    ),
  );
});

const PAYOUT = { iban: 'TR330006100519786457841326', account_name: 'Defne Aydın' };

describe('a withdrawal', () => {
  it.each([
    ['bank-transfer', 2601, { ...PAYOUT, amount: 'many' }, { amount: ['amount_must_be_a_number'] }],
    ['bank-transfer', 2601, { ...PAYOUT, iban: `TR${'X'.repeat(24)}` }, { iban: ['invalid_iban'] }],
    [
      'bank-transfer',
      2601,
      { ...PAYOUT, account_name: 'x'.repeat(101) },
      { account_name: ['write_max_count_100'] },
    ],
    ['payfix', 2603, { account_number: '12ab56' }, { account_number: ['must_be_a_number'] }],
    [
      'payfix',
      2603,
      { account_number: '123' },
      { account_number: ['account_number_must_be_at_least_5_characters'] },
    ],
    [
      'usdt',
      2604,
      { network: 'bep20', wallet_address: 'T'.repeat(34) },
      { network: ['please_select_a_valid_option'] },
    ],
  ])('by %s validates the fields of its form: %# %s %j', async (slug, id, form, errors) =>
    expect(await errorsOf(pay('withdraw', slug, id, form))).toEqual([422, errors]),
  );

  it('must match its endpoint', async () =>
    expect(
      await errorsOf(
        pay('withdraw', 'bank-transfer', 2601, { ...PAYOUT, endpoint: 'account/withdraw/usdt' }),
      ),
    ).toEqual([422, { endpoint: ['Invalid parameter `endpoint`'] }]));
});

describe('Rovpay', () => {
  const person = { _method: 'POST', name: 'Defne', surname: 'Aydın', description: '' };
  it.each([
    ['20010', 'amount_must_be_at_most_20000'],
    ['much', 'amount_must_be_a_number'],
  ])('rejects %s', async (amount, message) =>
    expect(await errorsOf(post('/account/deposit/rovpay/account', { ...person, amount }))).toEqual([
      422,
      { amount: [message] },
    ]),
  );
});

describe('Envoy', () => {
  it('opens one payment at a time', async () => {
    const open = () => test.api('/account/envoy/pay?bank=orta-bank&id=orta-bank-100', { token });
    expect((await open()).body).toMatchObject({ status: true, error: null });
    expect((await open()).body).toEqual({ status: false, error: 'pending_transaction_exists', errors: [] });
  });
});
