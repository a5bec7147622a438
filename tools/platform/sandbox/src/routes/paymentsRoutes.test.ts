import { describe, expect, it } from 'vitest';
import type { TestCall } from '../testing/openTest.ts';
import { useCashier } from '../testing/useCashier.ts';

const cashier = useCashier();
const { at, get, send, balance, pending, cancel, judge } = cashier;
let turn = 0;

const BANK = { sender_name: 'Defne Aydın', bank: 'orta-bank' };
const newKey = () => `payments-${String((turn += 1)).padStart(6, '0')}`;

const deposit = (more: Record<string, unknown> = {}, call: TestCall = {}) =>
  send(
    '/account/deposit/bank-transfer',
    { payment_id: 2501, endpoint: 'account/deposit/bank-transfer', amount: '250', ...BANK, ...more },
    call,
  );
const payBy = (slug: string, id: number, amount = '250') => {
  const endpoint = `account/deposit/${slug}`;
  return send(`/${endpoint}`, { payment_id: String(id), endpoint, amount });
};

describe('payment methods', () => {
  const details = async (type: 1 | 2, headers = {}) =>
    (await cashier.test.api(`/account/payment-details?type=${type}`, { token: cashier.token, headers }))
      .body as unknown as {
      categories: { id: number; name: string }[];
      methods: {
        id: number;
        slug: string;
        options: { type: string; endpoint: string };
        limit: { min: string };
      }[];
    };

  it('are eleven for deposits and six for withdrawals, with valid endpoints', async () => {
    const [deposits, withdrawals] = [await details(1), await details(2)];
    expect([deposits.methods.length, withdrawals.methods.length]).toEqual([11, 6]);
    for (const { options } of [...deposits.methods, ...withdrawals.methods])
      expect(options.endpoint).toMatch(/^[a-z0-9_-]+(\/[a-z0-9_-]+){0,3}$/);
    expect(new Set(deposits.methods.map(({ options }) => options.type))).toEqual(
      new Set(['form', 'redirect', 'window', 'page']),
    );
    expect(deposits.methods.find(({ slug }) => slug === 'rovpay')?.id).toBe(2513);
    expect(deposits.categories).toHaveLength(5);
  });

  it('differ by brand and are in the player’s language', async () => {
    const other = { 'site-id': '4218' };
    const login = await cashier.test.api('/login', {
      method: 'POST',
      headers: other,
      body: { username: 'defne', password: 'defne-baize-1' },
    });
    const call = { token: login.body.access_token, headers: { ...other, 'accept-language': 'en' } };
    const { methods, categories } = (await cashier.test.api('/account/payment-details?type=2', call))
      .body as unknown as Awaited<ReturnType<typeof details>>;
    expect(methods.map(({ slug }) => slug)).toEqual(['bank-transfer', 'papara', 'payfix', 'fixturka']);
    expect(methods[0]?.limit.min).toBe('50.00');
    expect(categories.map(({ name }) => name)).toEqual(['Bank', 'E-wallet']);
  });

  it('are listed by name for the finance list', async () => {
    const { body } = await get('/account/payment-methods?type=2');
    expect((body as unknown as { paymentMethods: unknown[] }).paymentMethods).toHaveLength(6);
    expect((await get('/account/payment-methods?type=3')).status).toBe(400);
    expect((await cashier.test.api('/account/payment-methods?type=1')).status).toBe(401);
  });
});

describe('a deposit by form', () => {
  it('is pending, and reaches the balance two minutes later', async () => {
    const taken = await deposit();
    expect(taken.body).toMatchObject({ status: 200, data: { message: 'deposit_request_received' } });
    expect(await pending(1)).toMatchObject([
      { amount: '250.00', created_at: '2026-03-01 12:00:00', payment: { name: 'Banka Havalesi' } },
    ]);
    at(1);
    expect(await balance()).toBe('2500.00');
    at(2);
    expect(await balance()).toBe('2750.00');
    expect(await pending(1)).toEqual([]);
    at(9);
    expect(await balance()).toBe('2750.00');
  });

  it('is approved once with concurrent requests', async () => {
    await deposit();
    at(3);
    const seen = await Promise.all(Array.from({ length: 8 }, () => balance()));
    expect(seen.at(-1)).toBe('2750.00');
  });

  it('accepts both kinds of form data', async () => {
    const form = new URLSearchParams({
      payment_id: '2501',
      endpoint: 'account/deposit/bank-transfer',
      amount: '250',
      ...BANK,
    });
    const coded = await send('/account/deposit/bank-transfer', form.toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(coded.status).toBe(200);
    await cancel((await pending(1))[0]?.id ?? 0);
    const parts = [...form].map(
      ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const multipart = { 'content-type': 'multipart/form-data; boundary=edge' };
    const path = '/account/deposit/bank-transfer';
    expect((await send(path, `${parts.join('')}--edge--\r\n`, { headers: multipart })).status).toBe(200);
    const twice = `${parts.join('')}${parts[0]}--edge--\r\n`;
    expect((await send(path, twice, { headers: multipart })).status).toBe(400);
    expect((await send(path, 'no form', { headers: multipart })).status).toBe(400);
  });

  it.each([
    ['write_amount', { amount: '' }, 'amount'],
    ['amount_must_be_at_least_100', { amount: '90' }, 'amount'],
    ['amount_must_be_at_most_50000', { amount: 50_010 }, 'amount'],
    ['amount_must_be_multiple_of_10', { amount: '255' }, 'amount'],
    ['amount_must_be_a_number', { amount: '12x' }, 'amount'],
    ['write_amount', { sender_name: '' }, 'sender_name'],
    ['write_max_count_100', { sender_name: 'x'.repeat(101) }, 'sender_name'],
    ['please_select_a_valid_bank', { bank: 'nowhere' }, 'bank'],
    ['invalid_date', { transfer_date: 'soon' }, 'transfer_date'],
    ['Invalid parameter `endpoint`', { endpoint: 'account/deposit/papara' }, 'endpoint'],
    ['Invalid parameter `endpoint`', { endpoint: '../login' }, 'endpoint'],
  ])('is refused with %s', async (message, more, field) => {
    const { status, body } = await deposit(more);
    expect([status, body.errors[field]]).toEqual([422, [message]]);
  });

  it('accepts only methods of its own list', async () => {
    expect((await deposit({ payment_id: 2502 })).status).toBe(404);
    expect((await payBy('rovpay', 2513)).status).toBe(404);
  });

  it('is one at a time', async () => {
    await deposit();
    const second = await payBy('payfix', 2503);
    expect([second.status, second.body.data.message]).toEqual([422, 'pending_transaction_exists']);
    const [own] = await pending(1);
    expect((await cancel(own?.id ?? 0)).body.message).toBe('transaction_cancelled');
    expect((await payBy('payfix', 2503)).status).toBe(200);
  });

  it('respects the player’s own limit', async () => {
    const limits = { daily: '200', weekly: '5000', monthly: '5000' };
    await send('/limits/1', limits);
    const { status, body } = await deposit();
    expect([status, body.data.message]).toEqual([422, 'daily_deposit_limit_exceeded']);
  });

  it('returns a warning with 600 if a method is under maintenance', async () => {
    expect((await payBy('mobile-transfer', 2506)).body).toMatchObject({
      status: 600,
      data: { message: 'payment_method_under_maintenance' },
    });
  });

  it('requires a verified phone and the right to deposit', async () => {
    const unverified = await deposit({}, { token: await cashier.test.login('kerem') });
    expect([unverified.status, unverified.body.data.code]).toEqual([422, '621']);
    await judge({ may_deposit: false, may_withdraw: false });
    expect((await deposit()).body.data.message).toBe('no_deposit_permission');
  });

  it('replays the reply for the same key, and refuses another body with 422', async () => {
    const headers = { 'idempotency-key': newKey() };
    const first = await deposit({}, { headers });
    const again = await deposit({}, { headers });
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await deposit({ amount: '300' }, { headers })).body.message).toBe('idempotency_key_reused');
    expect(await pending(1)).toHaveLength(1);
  });
});
