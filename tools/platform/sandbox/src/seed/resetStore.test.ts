import { beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../rigs/fuzz/ownership/storeRows.ts';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

const act = (name: string, body: object = {}) =>
  test.fetch(`/_sandbox/api/${name}`, { method: 'POST', body });

const balance = async (token: string) => (await test.api('/user-profile', { token })).body.balance;

it('restores the state of the first start, each time', async () => {
  await act('reset');
  const seeded = await rowsOf(test.sandbox);
  for (let turn = 0; turn < 3; turn += 1) {
    await act('captcha', { on: true });
    await act('flight', { crash: '2.00' });
    await act('fault', { operationId: 'login', fault: 'hang' });
    await act('clock', { minutes: 30 });
    await act('reset');
    const token = await test.login('defne');
    expect(await balance(token)).toBe('2500.00');
    await test.sandbox.db.updateTable('account').set({ balance: 1n }).execute();
    expect(await balance(token)).toBe('0.01');
    expect((await act('reset')).status).toBe(200);
    expect((await test.api('/user-profile', { token })).status).toBe(401);
    expect(await rowsOf(test.sandbox)).toEqual(seeded);
    expect((await test.fetch('/_sandbox/api/clock')).body.offsetMinutes).toBe(0);
  }
});

it('gives new rows the same ids again', async () => {
  const ids = [];
  for (let turn = 0; turn < 2; turn += 1) {
    await act('reset');
    await test.login('defne');
    ids.push(await test.sandbox.db.selectFrom('session').select('id').execute());
  }
  expect(ids[1]).toEqual(ids[0]);
});
