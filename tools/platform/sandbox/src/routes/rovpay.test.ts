import { describe, expect, it } from 'vitest';
import { useCashier } from '../testing/useCashier.ts';

const cashier = useCashier();
const { at, send, balance, byCard, judge } = cashier;

describe('Rovpay', () => {
  const person = { name: 'Defne', surname: 'Aydın', amount: '200', description: '' };
  const stepOne = (more = {}, token = cashier.token) =>
    send('/account/deposit/rovpay/account', { _method: 'POST', ...person, ...more }, { token });
  async function confirmation(more = {}) {
    const {
      id,
      refId,
      token: paparaToken,
    } = (await stepOne()).body as unknown as {
      id: number;
      refId: string;
      token: string;
    };
    return { paymentId: 2513, paparaId: id, paparaRefId: refId, paparaToken, ...person, ...more };
  }
  const stepTwo = (body: unknown, token = cashier.token) =>
    send('/account/deposit/rovpay/deposit', body, { token });

  it('returns an account, accepts the confirmation, and credits the deposit two minutes later', async () => {
    const { status, body } = await stepOne();
    expect(status).toBe(200);
    expect(body).toMatchObject({ account: { accountName: 'Rovpay Ödeme Hizmetleri' } });
    expect((await stepTwo(await confirmation())).body.message).toBe('deposit_request_received');
    expect(await balance()).toBe('2500.00');
    at(2);
    expect(await balance()).toBe('2700.00');
  });

  it('accepts a token once, from its player, for its amount, in time', async () => {
    const other = await cashier.test.login('deniz');
    const body = await confirmation();
    const refused = async (changed: Record<string, unknown>, who = cashier.token) => {
      const reply = await stepTwo({ ...body, ...changed }, who);
      return [reply.status, reply.body.data.message];
    };
    const none = [400, 'rovpay_request_not_found'];
    expect(await refused({}, other)).toEqual(none);
    expect(await refused({ amount: '300' })).toEqual(none);
    expect(await refused({ paparaToken: 'x'.repeat(43) })).toEqual(none);
    expect((await stepTwo(body)).status).toBe(200);
    at(3);
    expect(await refused({})).toEqual(none);
    const late = await confirmation();
    at(40);
    expect((await stepTwo(late)).status).toBe(400);
  });

  it('refuses in both steps', async () => {
    expect((await stepOne({ amount: '' })).body.errors.amount).toEqual(['write_amount']);
    expect((await stepOne({ amount: '50' })).body.errors.amount).toEqual(['amount_must_be_at_least_100']);
    expect((await stepOne({ amount: '205' })).body.errors.amount).toEqual(['amount_must_be_multiple_of_10']);
    expect((await stepOne({}, await cashier.test.login('kerem'))).body.data.code).toBe('621');
    const body = await confirmation();
    expect((await stepTwo({ ...body, paparaToken: '!' })).status).toBe(422);
    expect((await stepTwo({ ...body, paymentId: 2501 })).status).toBe(400);
    await byCard();
    expect((await stepTwo(body)).body.data.message).toBe('pending_transaction_exists');
    expect((await stepOne()).body.data.message).toBe('pending_transaction_exists');
    await send('/limits/1', { daily: '100', weekly: '5000', monthly: '5000' });
    expect((await stepTwo(body)).body.data.message).toBe('daily_deposit_limit_exceeded');
    expect((await stepOne()).body.data.message).toBe('daily_deposit_limit_exceeded');
    await judge({ may_deposit: false, may_withdraw: true });
    expect((await stepOne()).body.data.message).toBe('no_deposit_permission');
  });

  it('replays the reply for the same key in both steps', async () => {
    const keyed = (path: string, body: unknown, key: string) =>
      send(path, body, { headers: { 'idempotency-key': key } });
    const first = await keyed('/account/deposit/rovpay/account', person, 'rovpay-step-1');
    const again = await keyed('/account/deposit/rovpay/account', person, 'rovpay-step-1');
    expect(again.text).toBe(first.text);
    const other = await keyed(
      '/account/deposit/rovpay/account',
      { ...person, amount: '300' },
      'rovpay-step-1',
    );
    expect(other.body.message).toBe('idempotency_key_reused');
    const body = await confirmation();
    const taken = await keyed('/account/deposit/rovpay/deposit', body, 'rovpay-step-2');
    expect((await keyed('/account/deposit/rovpay/deposit', body, 'rovpay-step-2')).text).toBe(taken.text);
    const changed = { ...body, name: 'Deniz' };
    expect((await keyed('/account/deposit/rovpay/deposit', changed, 'rovpay-step-2')).status).toBe(422);
  });
});
