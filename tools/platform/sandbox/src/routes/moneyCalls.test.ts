import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

interface Request {
  path: string;
  body?: unknown;
  method?: string;
}
/** A request that moves money, and the same request with another body. */
type Pair = readonly [Request, Request];

const send = ({ path, body, method = 'POST' }: Request, headers: Record<string, string> = {}) =>
  test.api(path, { method, token, body, headers });

const transfer = (wallet: string) => (): Pair => {
  const path = `/${wallet}`;
  return [
    { path, body: { type: 1, amount: '5.00' } },
    { path, body: { type: 1, amount: '6.00' } },
  ];
};

const payment = (endpoint: string, form: Record<string, unknown>) => (): Pair => {
  const path = `/${endpoint}`;
  return [
    { path, body: { endpoint, amount: '200', ...form } },
    { path, body: { endpoint, amount: '300', ...form } },
  ];
};

const BANK = { payment_id: 2501, sender_name: 'Defne Aydın', bank: 'orta-bank' };
const PAYOUT = { payment_id: 2601, iban: 'TR330006100519786457841326', account_name: 'Defne Aydın' };
const PERSON = { name: 'Defne', surname: 'Aydın', description: '' };

async function cancellation(): Promise<Pair> {
  await send(payment('account/deposit/bank-transfer', BANK)()[0]);
  await send(payment('account/withdraw/bank-transfer', PAYOUT)()[0]);
  const rows = await test.sandbox.db
    .selectFrom('payment_transaction')
    .select('id')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const [first, second] = rows.map(({ id }) => ({
    path: `/cancel-pending-transactions/${id}`,
    method: 'PUT',
  }));
  if (!first || !second) throw new Error('Two payments should be pending.');
  return [first, second];
}

async function rovpayDeposit(): Promise<Pair> {
  const { body } = await send({
    path: '/account/deposit/rovpay/account',
    body: { _method: 'POST', amount: '200', ...PERSON },
  });
  const { id, refId, token: paparaToken } = body as unknown as Record<string, string>;
  const confirmed = {
    paymentId: 2513,
    paparaId: id,
    paparaRefId: refId,
    paparaToken,
    amount: '200',
    ...PERSON,
  };
  const path = '/account/deposit/rovpay/deposit';
  return [
    { path, body: confirmed },
    { path, body: { ...confirmed, name: 'Deniz' } },
  ];
}

const CALLS: Record<string, () => Pair | Promise<Pair>> = {
  transferPoker: transfer('poker-transfer'),
  transferLiveSlot: transfer('live-slot/transfer'),
  transferBinaryOption: transfer('binary-option/transfer'),
  startDeposit: payment('account/deposit/bank-transfer', BANK),
  startWithdrawal: payment('account/withdraw/bank-transfer', PAYOUT),
  cancelPendingTransaction: cancellation,
  openRovpayAccount: () => {
    const path = '/account/deposit/rovpay/account';
    return [
      { path, body: { _method: 'POST', amount: '200', ...PERSON } },
      { path, body: { _method: 'POST', amount: '300', ...PERSON } },
    ];
  },
  confirmRovpayDeposit: rovpayDeposit,
  claimFreeSpin: () => {
    const path = '/account/claim-freespin';
    return [
      { path, body: { game_id: 1001 } },
      { path, body: { game_id: 1002 } },
    ];
  },
};

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
beforeEach(async () => {
  await test.fetch('/_sandbox/api/reset', { method: 'POST', body: {} });
  token = await test.login('defne');
  await send({ path: '/add-poker-user', body: { username: 'defnepoker' } });
});
afterEach(() => test.settle());

/** Leaves a key claimed but without a reply, as a process does that has not yet answered. */
const leaveUnderWay = (key: string) =>
  test.sandbox.db
    .updateTable('idempotency')
    .set({ status: null, reply: null, claimed_at: test.sandbox.clock.date() })
    .where('key', '=', key)
    .execute();

it('are these', () => {
  const keyed = test.sandbox.contract.operations.filter(({ statuses }) => statuses.has('409'));
  expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(CALLS).sort());
});

describe.each(Object.entries(CALLS))('%s with an Idempotency-Key', (operationId, pairOf) => {
  it('happens once, and the key is bound to its request', async () => {
    const [call, other] = await pairOf();
    const headers = { 'idempotency-key': `once-${operationId}` };
    const first = await send(call, headers);
    const again = await send(call, headers);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await send(other, headers)).toMatchObject({
      status: 422,
      body: { message: 'idempotency_key_reused' },
    });
  });

  it('is refused while the same request is in progress', async () => {
    const [call] = await pairOf();
    const key = `under-way-${operationId}`;
    await send(call, { 'idempotency-key': key });
    await leaveUnderWay(key);
    expect(await send(call, { 'idempotency-key': key })).toMatchObject({
      status: 409,
      body: { message: 'request_under_way' },
    });
  });
});
