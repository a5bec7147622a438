import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDesk } from '../../testing/openDesk.ts';
import { openTest, START_TIME, type TestSandbox } from '../../testing/openTest.ts';
import { compareCards, compareDice, dealCards, throwDice } from './deal.ts';

let test: TestSandbox;
let token: string;

const TABLES = ['holdem', 'omaha', 'turkish', 'tavla'];
const COUNTS = [2, 4, 5, 2];
const walletOf = async () => Number((await test.api('/poker-balance', { token })).body.balance);

beforeAll(async () => {
  test = await openTest();
  token = await test.login('deniz');
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('a deal', () => {
  it('has every card once, from the deck of its game', () => {
    for (let round = 1; round <= 200; round += 1) {
      const { own, other } = dealCards('seed', round, { count: 5, lowest: '7' });
      const cards = [...own, ...other].map(({ rank, suit }) => `${rank}${suit}`);
      expect(new Set(cards).size).toBe(10);
      expect(cards.join(' ')).not.toMatch(/(^| )[2-6]/);
      expect(compareCards(own, other) + compareCards(other, own)).toBe(0);
    }
  });

  it('is fair', () => {
    const rounds = Array.from({ length: 4000 }, (_, round) => throwDice('seed', round));
    const ahead = rounds.filter(({ own, other }) => compareDice(own, other) > 0).length;
    const behind = rounds.filter(({ own, other }) => compareDice(own, other) < 0).length;
    expect(Math.abs(ahead - behind)).toBeLessThan(200);
    expect(compareDice([3, 3], [6, 5])).toBeGreaterThan(0);
  });
});

describe('the poker room', () => {
  it('has tables that use the poker wallet', async () => {
    const desk = await openDesk(test, 'poker', '/open-lobby', token);
    expect(desk.session).toMatchObject({ seat: 'deniz_river', mode: 'real' });
    let expected = await walletOf();
    for (const [index, table] of TABLES.entries()) {
      const { body } = await desk.stake('play', { table, stake: '10.00' });
      expect(body.own).toHaveLength(COUNTS[index] ?? 0);
      expect(body.win).toBe({ '1': '19.00', '0': '10.00', '-1': '0.00' }[String(body.result)]);
      expected += Number(body.win) - 10;
      expect(Number(body.balance)).toBeCloseTo(expected, 2);
    }
    expect(await walletOf()).toBeCloseTo(expected, 2);
  });

  it('plays once per key, and never above the balance', async () => {
    const desk = await openDesk(test, 'poker', '/open-lobby', token);
    const bet = { table: 'holdem', stake: '5.00' };
    const first = await desk.stake('play', bet, 'one-hand');
    expect((await desk.stake('play', bet, 'one-hand')).text).toBe(first.text);
    const many = await Promise.all(
      Array.from({ length: 12 }, () => desk.stake('play', { table: 'omaha', stake: '100.00' })),
    );
    for (const { status, body } of many)
      if (status !== 200) expect([status, body]).toEqual([422, { message: 'insufficient_balance' }]);
    expect(await walletOf()).toBeGreaterThanOrEqual(0);
  });

  it('has no other table and no other stake', async () => {
    const desk = await openDesk(test, 'poker', '/open-lobby', token);
    expect((await desk.stake('play', { table: 'stud', stake: '5.00' })).status).toBe(400);
    expect((await desk.stake('play', { table: 'holdem', stake: '6.00' })).status).toBe(400);
    expect((await desk.stake('leave', {})).status).toBe(404);
    const page = await test.fetch('http://providers.localhost:4300/poker/lobby?launch=x');
    expect(page.text).toContain('/page/poker/poker.js');
  });
});
