import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

const MINUTE = 60_000;
const PROVIDERS = 'http://providers.localhost:4300';
const at = (minutes: number) => test.sandbox.clock.set(TEST_NOON + minutes * MINUTE);
const get = (path: string, who = token) => test.api(path, { token: who });
const send = (path: string, body: unknown, who = token) =>
  test.api(path, { method: 'POST', token: who, body });
const ask = (action: string, body: unknown, bearer?: string) =>
  test.fetch(`${PROVIDERS}/payment/api/${action}`, {
    method: 'POST',
    body,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  });
const balance = async () => (await get('/user-profile')).body.balance;
const launchOf = (address: string) => new URL(address).searchParams.get('launch') ?? '';

async function byCard(amount = '300'): Promise<string> {
  const endpoint = 'account/deposit/credit-card';
  return (await send(`/${endpoint}`, { payment_id: 2504, endpoint, amount })).body.data.url;
}

async function openWindow(address: string) {
  const { body } = await ask('open', { launch: launchOf(address) });
  return body as unknown as {
    token: string;
    amount: string;
    brand: string;
    lang: string;
    secondsLeft: number;
  };
}

beforeAll(async () => {
  test = await openTest();
}, START_TIME);
beforeEach(async () => {
  await test.fetch('/_sandbox/api/reset', { method: 'POST', body: {} });
  at(0);
  token = await test.login('defne');
});
afterEach(() => test.settle());
afterAll(() => test.close());

describe('a payment window', () => {
  it('approves: the money is there at once, and once', async () => {
    const address = await byCard();
    expect(address).toMatch(new RegExp(`^${PROVIDERS}/payment/window\\?launch=[\\w-]{43}$`));
    expect((await test.fetch(address)).status).toBe(200);
    const opened = await openWindow(address);
    expect(opened).toMatchObject({ amount: '300.00', brand: 'Orvane', lang: 'tr', secondsLeft: 900 });
    expect(await balance()).toBe('2500.00');
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => ask('decide', { decision: 'approve' }, opened.token)),
    );
    expect(replies.map(({ body }) => body.status)).toEqual([1, 1, 1, 1, 1]);
    expect(await balance()).toBe('2800.00');
    expect((await ask('decide', { decision: 'decline' }, opened.token)).body.status).toBe(1);
  });

  it('declines: nothing moves', async () => {
    const opened = await openWindow(await byCard());
    expect((await ask('decide', { decision: 'perhaps' }, opened.token)).status).toBe(400);
    expect((await ask('decide', { decision: 'decline' }, opened.token)).body.status).toBe(2);
    expect(await balance()).toBe('2500.00');
  });

  it('opens once per code, and goes on by its token', async () => {
    const address = await byCard();
    const opened = await openWindow(address);
    expect((await ask('open', { launch: launchOf(address) })).status).toBe(403);
    expect((await ask('open', { launch: 'x'.repeat(43) })).status).toBe(403);
    expect((await ask('open', {})).status).toBe(400);
    expect((await ask('open', {}, opened.token)).body).toMatchObject({ amount: '300.00' });
    expect((await ask('decide', { decision: 'approve' }, 'x'.repeat(43))).status).toBe(401);
  });

  it('lapses when nobody decides', async () => {
    const opened = await openWindow(await byCard());
    at(15);
    expect((await ask('decide', { decision: 'approve' }, opened.token)).body.status).toBe(2);
    expect(await balance()).toBe('2500.00');
  });

  it('decides nothing that the player has cancelled', async () => {
    const opened = await openWindow(await byCard());
    const [own] = (await get('/pending-transactions/1')).body.data as unknown as { id: number }[];
    await test.api(`/cancel-pending-transactions/${own?.id}`, { method: 'PUT', token });
    expect((await ask('decide', { decision: 'approve' }, opened.token)).body.status).toBe(2);
    expect(await balance()).toBe('2500.00');
  });
});
