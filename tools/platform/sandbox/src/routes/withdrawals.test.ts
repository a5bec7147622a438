import { describe, expect, it } from 'vitest';
import type { TestCall } from '../testing/openTest.ts';
import { useCashier } from '../testing/useCashier.ts';

const cashier = useCashier();
const { at, get, send, balance, pending, cancel, judge } = cashier;

const IBAN = 'TR330006100519786457841326';
const PAYOUT = { iban: IBAN, account_name: 'Defne Aydın' };

const withdraw = (more: Record<string, unknown> = {}, call: TestCall = {}) =>
  send(
    '/account/withdraw/bank-transfer',
    { payment_id: 2601, endpoint: 'account/withdraw/bank-transfer', amount: '400', ...PAYOUT, ...more },
    call,
  );
const statuses = async () => {
  const rows = await cashier.test.sandbox.db
    .selectFrom('payment_transaction')
    .select(['status', 'manager_note'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return rows[0];
};

describe('a withdrawal', () => {
  it('is held at once, processed, and paid after ten minutes', async () => {
    expect((await withdraw()).body).toMatchObject({ data: { message: 'withdrawal_request_received' } });
    expect(await balance()).toBe('2100.00');
    await cashier.test.settle();
    at(5);
    const [own] = await pending(2);
    expect((await statuses())?.status).toBe(3);
    const late = await cancel(own?.id ?? 0);
    expect([late.status, late.body.data.message]).toEqual([422, 'transaction_cannot_be_cancelled']);
    at(10);
    expect(await pending(2)).toEqual([]);
    const { body } = await get('/user-profile');
    expect([body.balance, body.user_detail?.total_withdraw]).toEqual(['2100.00', '400.00']);
  });

  it('is returned when it is cancelled, once, and only by its owner', async () => {
    await withdraw();
    const [own] = await pending(2);
    const id = own?.id ?? 0;
    expect((await cancel(id, { token: await cashier.test.login('deniz') })).status).toBe(404);
    expect((await cancel(999_999)).status).toBe(404);
    const replies = await Promise.all(Array.from({ length: 6 }, () => cancel(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe('2500.00');
    expect(await statuses()).toEqual({ status: 2, manager_note: 'cancelled_by_player' });
  });

  it('can’t be cancelled if the jurisdiction forbids it', async () => {
    await withdraw();
    const brand = cashier.test.sandbox.brands.bySiteId('4107');
    Object.assign(brand ?? {}, { cancelWithdrawals: false });
    const [own] = await pending(2);
    const refused = await cancel(own?.id ?? 0);
    Object.assign(brand ?? {}, { cancelWithdrawals: true });
    expect(refused.body.data.message).toBe('withdrawal_cannot_be_cancelled');
    expect(await balance()).toBe('2100.00');
  });

  it('never exceeds the balance with concurrent requests', async () => {
    const poor = await withdraw({ amount: '2500.01' });
    expect([poor.status, poor.body]).toEqual([
      422,
      { status: false, code: 19, message: 'insufficient_balance' },
    ]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => withdraw({ amount: '900' })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe('1600.00');
  });

  it('normalizes the IBAN, and refuses an invalid one', async () => {
    const short = await withdraw({ iban: 'TR12' });
    expect(short.body.errors.iban).toEqual(['iban_must_be_at_least_26_characters']);
    expect((await withdraw({ iban: `TR${'X'.repeat(24)}` })).body.errors.iban).toEqual(['invalid_iban']);
    await withdraw({ iban: `TR TR${IBAN.slice(2, 10)} ${IBAN.slice(10)}` });
    const row = await cashier.test.sandbox.db
      .selectFrom('payment_transaction')
      .select('details')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.details)).toMatchObject({ iban: IBAN });
  });

  it('requires a verified phone and a verified identity', async () => {
    const phone = await withdraw({}, { token: await cashier.test.login('kerem') });
    expect(phone.body.data.code).toBe('621');
    const identity = await withdraw({}, { token: await cashier.test.login('yaman') });
    expect([identity.status, identity.body.data.code]).toEqual([422, '623']);
  });

  it('requires the right to withdraw', async () => {
    await judge({ may_deposit: true, may_withdraw: false });
    expect((await withdraw()).body.data.message).toBe('no_withdraw_permission');
  });

  it.each([
    ['write_amount', { amount: '' }, 'amount'],
    ['amount_must_be_at_least_100', { amount: '99.99' }, 'amount'],
    ['amount_must_be_at_most_50000', { amount: '50000.01' }, 'amount'],
    ['write_amount', { account_name: ' ' }, 'account_name'],
  ])('is refused with %s', async (message, more, field) => {
    const { status, body } = await withdraw(more);
    expect([status, body.errors[field]]).toEqual([422, [message]]);
  });

  it('is held once per key', async () => {
    const headers = { 'idempotency-key': 'withdrawal-0001' };
    const first = await withdraw({}, { headers });
    expect((await withdraw({}, { headers })).text).toBe(first.text);
    expect((await withdraw({ amount: '500' }, { headers })).body.message).toBe('idempotency_key_reused');
    expect((await withdraw()).body.data.message).toBe('pending_transaction_exists');
    expect(await balance()).toBe('2100.00');
    const [own] = await pending(2);
    const again = { headers: { 'idempotency-key': 'withdrawal-0002' } };
    const cancelled = await cancel(own?.id ?? 0, again);
    expect((await cancel(own?.id ?? 0, again)).text).toBe(cancelled.text);
    const asWithdrawal = await withdraw({}, again);
    expect([asWithdrawal.status, asWithdrawal.body.message]).toEqual([422, 'idempotency_key_reused']);
    expect(await balance()).toBe('2500.00');
    await withdraw();
    const [next] = await pending(2);
    expect((await cancel(next?.id ?? 0, again)).body.message).toBe('idempotency_key_reused');
  });

  it('returns a warning if a brand has the method under maintenance', async () => {
    const site = { 'site-id': '4329' };
    const credentials = { username: 'defne', password: 'defne-baize-1' };
    const login = await cashier.test.api('/login', { method: 'POST', headers: site, body: credentials });
    const endpoint = 'account/withdraw/usdt';
    const body = { payment_id: 2604, endpoint, amount: '100' };
    const call = { headers: site, token: login.body.access_token };
    expect((await send(`/${endpoint}`, body, call)).body.status).toBe(600);
  });

  it('accepts only methods of its own list, and two types', async () => {
    expect((await withdraw({ payment_id: 2501 })).status).toBe(404);
    expect((await get('/pending-transactions/3')).status).toBe(404);
  });

  it('is decided on the control page', async () => {
    await withdraw();
    expect((await cashier.test.fetch('/_sandbox/api/payments')).text).toContain('withdrawal');
    expect((await cashier.test.fetch('/_sandbox')).text).toContain('Pending payments');
    const [own] = await pending(2);
    const decide = (decision: string) =>
      cashier.test.fetch('/_sandbox/api/payment', { method: 'POST', body: { id: own?.id, decision } });
    expect((await decide('perhaps')).status).toBe(400);
    expect((await decide('reject')).status).toBe(200);
    expect((await decide('approve')).status).toBe(400);
    expect(await balance()).toBe('2500.00');
  });
});
