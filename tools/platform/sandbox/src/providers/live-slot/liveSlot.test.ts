import { afterEach, beforeAll, expect, it } from 'vitest';
import { openDesk } from '../../testing/openDesk.ts';
import { openTest, START_TIME, type TestSandbox } from '../../testing/openTest.ts';

let test: TestSandbox;
let token: string;

const walletOf = async () => (await test.api('/live-slot/balance', { token })).body.data.balance;
const room = (number: number) => openDesk(test, 'live-slot', `/live-slot/lobby?provider=${number}`, token);

beforeAll(async () => {
  test = await openTest();
  token = await test.login('defne');
  const body = { type: 1, amount: '500.00' };
  await test.api('/live-slot/transfer', { method: 'POST', token, body });
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

it('uses the live-slot wallet, and not the main one', async () => {
  const main = (await test.api('/user-profile', { token })).body.balance;
  const desk = await room(1);
  let expected = 500;
  for (let round = 0; round < 10; round += 1) {
    const { body } = await desk.stake('spin', { stake: '10.00' });
    expected += Number(body.win) - 10;
    expect(body.grid).toHaveLength(5);
    expect(Number(body.balance)).toBeCloseTo(expected, 2);
  }
  expect(Number(await walletOf())).toBeCloseTo(expected, 2);
  expect((await desk.read('balance')).body.balance).toBe(await walletOf());
  expect((await test.api('/user-profile', { token })).body.balance).toBe(main);
});

it('has two rooms with different machines', async () => {
  const [first, second] = await Promise.all([room(1), room(2)]);
  expect(first.session.name).not.toBe(second.session.name);
  const page = await test.fetch('http://providers.localhost:4300/live-slot/2?launch=x');
  expect(page.text).toContain('/page/live-slot/liveSlot.js');
  expect((await test.fetch('http://providers.localhost:4300/live-slot/3')).status).toBe(404);
});

it('spins once per key, and never above the balance', async () => {
  const desk = await room(2);
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => desk.stake('spin', { stake: '2.00' }, 'one-spin')),
  );
  const texts = replies.filter(({ status }) => status === 200).map(({ text }) => text);
  expect(new Set(texts).size).toBe(1);
  const poor = await openDesk(test, 'live-slot', '/live-slot/lobby', await test.login('yaman'));
  expect((await poor.stake('spin', { stake: '2.00' })).body).toEqual({ message: 'insufficient_balance' });
  expect((await desk.stake('spin', { stake: '3.00' })).status).toBe(400);
});
