import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShared } from '../testing/openShared.ts';
import { START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';

let sandboxes: [TestSandbox, TestSandbox];
let token: string;

const MINUTE = 60_000;
const ENDPOINT = 'account/withdraw/fixturka';
const CALLS = 12;

/** Alternates between two processes that share the store. */
const pick = (turn: number) => sandboxes[turn % 2] ?? sandboxes[0];
const all = <T>(work: (test: TestSandbox) => Promise<T>) =>
  Promise.all(Array.from({ length: CALLS }, (_, turn) => work(pick(turn))));
const at = (minutes: number) => {
  for (const { sandbox } of sandboxes) sandbox.clock.set(TEST_NOON + minutes * MINUTE);
};
const withdraw = (test: TestSandbox) =>
  test.api(`/${ENDPOINT}`, {
    method: 'POST',
    token,
    body: { payment_id: 2606, endpoint: ENDPOINT, amount: '900', account_number: '123456' },
  });
const pendingId = async () =>
  ((await sandboxes[0].api('/pending-transactions/2', { token })).body.data as unknown as { id: number }[])[0]
    ?.id ?? 0;
const balance = async (test: TestSandbox = sandboxes[0]) =>
  (await test.api('/user-profile', { token })).body.balance;

beforeAll(async () => {
  const shared = await openShared(2);
  sandboxes = shared.sandboxes as [TestSandbox, TestSandbox];
  return shared.close;
}, START_TIME);
beforeEach(async () => {
  await sandboxes[0].fetch('/_sandbox/api/reset', { method: 'POST', body: {} });
  at(0);
  token = await sandboxes[0].login('defne');
}, START_TIME);
afterEach(() => sandboxes[0].settle());

describe('payments of processes that share a store', () => {
  it('are held once and paid once', async () => {
    const replies = await all(withdraw);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe('1600.00');
    at(11);
    expect(new Set(await all(balance))).toEqual(new Set(['1600.00']));
  });

  it('are cancelled or decided, never both', async () => {
    await withdraw(sandboxes[0]);
    const id = await pendingId();
    const decide = (test: TestSandbox) =>
      test.fetch('/_sandbox/api/payment', { method: 'POST', body: { id, decision: 'approve' } });
    const cancel = (test: TestSandbox) =>
      test.api(`/cancel-pending-transactions/${id}`, { method: 'PUT', token });
    const [approvals, cancels] = await Promise.all([all(decide), all(cancel)]);
    const done = [...approvals, ...cancels].filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(['1600.00', '2500.00']).toContain(await balance());
  });

  it('allow claiming free spins once', async () => {
    const [game] = (await sandboxes[0].api('/account/available-freespin', { token })).body
      .data as unknown as {
      id: number;
    }[];
    const claims = await all((test) =>
      test.api('/account/claim-freespin', { method: 'POST', token, body: { game_id: game?.id } }),
    );
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
