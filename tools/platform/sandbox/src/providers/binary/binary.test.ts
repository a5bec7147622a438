import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDesk, type DeskTest } from '../../testing/openDesk.ts';
import { openTest, START_TIME, type TestSandbox } from '../../testing/openTest.ts';
import { priceAt, pricesUntil } from './prices.ts';

let test: TestSandbox;
let token: string;

const WALLET = '/binary-option';
const real = () => openDesk(test, 'binary', `${WALLET}/lobby`, token);
const walletOf = async () => (await test.api(`${WALLET}/balance`, { token })).body.data.balance;
const trade = (desk: DeskTest, body: unknown, key?: string) => desk.stake('trade', body, key);
const UP = { direction: 'up', stake: '50.00' };

/** Bets both ways: one of them wins, unless the price doesn't change. */
async function bothWays(desk: DeskTest): Promise<void> {
  for (const direction of ['up', 'down']) await trade(desk, { direction, stake: '100.00' });
  test.sandbox.clock.move(30_000);
}

beforeAll(async () => {
  test = await openTest();
  token = await test.login('defne');
  const body = { type: 1, amount: '1000.00' };
  await test.api(`${WALLET}/transfer`, { method: 'POST', token, body });
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

it('has one price per second', () => {
  const { seed, clock } = test.sandbox;
  const line = pricesUntil(seed, clock.now(), 90);
  expect(line).toHaveLength(90);
  expect(line.at(-1)).toBe(priceAt(seed, clock.now()));
  expect(new Set(line).size).toBeGreaterThan(60);
  expect(Math.min(...line)).toBeGreaterThan(900_00);
});

describe('a trade', () => {
  it('takes the stake at once and pays after 30 s, once', async () => {
    const desk = await real();
    expect(desk.session).toMatchObject({ mode: 'real', page: 'lobby' });
    const before = Number(await walletOf());
    const first = await trade(desk, { direction: 'up', stake: '100.00' });
    expect(first.body.balance).toBe((before - 100).toFixed(2));
    expect(Number(await walletOf())).toBe(before - 100);
    await trade(desk, { direction: 'down', stake: '100.00' });
    test.sandbox.clock.move(30_000);
    const [down, up] = (await desk.read('state')).body.trades;
    expect([down?.payout, up?.payout].sort()).toEqual(['0.00', '188.00']);
    expect(down?.closing).toBe(priceAt(test.sandbox.seed, down?.closesAt ?? 0) / 100);
    await Promise.all([desk.read('state'), desk.read('state')]);
    expect(Number(await walletOf())).toBe(before - 12);
  });

  it('stays open until its end', async () => {
    const desk = await real();
    await trade(desk, UP);
    test.sandbox.clock.move(29_999);
    expect((await desk.read('state')).body.trades[0]?.payout).toBeNull();
    test.sandbox.clock.move(1);
    expect((await desk.read('state')).body.trades[0]?.payout).not.toBeNull();
  });

  it('is opened once per key', async () => {
    const desk = await real();
    const replies = await Promise.all(Array.from({ length: 8 }, () => trade(desk, UP, 'one-press')));
    const ids = replies.filter(({ status }) => status === 200).map(({ body }) => body.trade.id);
    expect(new Set(ids).size).toBe(1);
    expect((await trade(desk, { ...UP, direction: 'down' }, 'one-press')).status).toBe(422);
  });

  it('requires funds, an available stake, a direction and a key', async () => {
    const desk = await openDesk(test, 'binary', `${WALLET}/lobby`, await test.login('deniz'));
    const refused = await trade(desk, UP);
    expect([refused.status, refused.body]).toEqual([422, { message: 'insufficient_balance' }]);
    for (const body of [{ ...UP, stake: '7.00' }, { ...UP, direction: 'left' }, { stake: '50.00' }, []])
      expect((await trade(desk, body)).status).toBe(400);
    expect((await trade(desk, UP, '')).status).toBe(400);
  });

  it('ends with the player’s session', async () => {
    const own = await test.login('defne');
    const desk = await openDesk(test, 'binary', `${WALLET}/lobby`, own);
    await test.api('/logout', { method: 'POST', token: own });
    expect((await trade(desk, UP)).status).toBe(401);
    expect((await desk.read('state')).status).toBe(401);
  });
});

describe('the demo', () => {
  it('uses only play money', async () => {
    const desk = await openDesk(test, 'binary', `${WALLET}/lobby-demo`);
    expect(desk.session).toMatchObject({ mode: 'demo', balance: '5000.00' });
    const before = await walletOf();
    await bothWays(desk);
    expect((await desk.read('state')).body.balance).toBe('4988.00');
    expect(await walletOf()).toBe(before);
  });

  it('doesn’t show other visitors’ trades', async () => {
    const desk = await openDesk(test, 'binary', `${WALLET}/lobby-demo`);
    expect((await desk.read('state')).body.trades).toEqual([]);
  });
});

describe('the page', () => {
  it('opens with a code that is valid once, for this desk, and for five minutes', async () => {
    const desk = await real();
    expect((await desk.open(desk.code)).status).toBe(403);
    const { url } = (await test.api(`${WALLET}/lobby-demo`)).body.data;
    test.sandbox.clock.move(5 * 60_000);
    expect((await desk.open(new URL(url).searchParams.get('launch') ?? '')).status).toBe(403);
  });

  it('has the CSP of every game, and there is no other page', async () => {
    const { url } = (await test.api(`${WALLET}/lobby-demo`)).body.data;
    const page = await test.fetch(url);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/<script>|style="| on[a-z]+="/);
    expect((await test.fetch(url.replace('lobby-demo', 'attic'))).status).toBe(404);
    expect((await test.fetch(url.replace(/\/binary.*/, '/page/binary/binary.js'))).status).toBe(200);
  });
});
