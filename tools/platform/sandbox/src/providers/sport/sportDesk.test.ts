import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findMatch } from '../../sport/matches.ts';
import { oddsOf, winningPick } from '../../sport/odds.ts';
import { openDesk, type DeskTest } from '../../testing/openDesk.ts';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../../testing/openTest.ts';

let test: TestSandbox;
let token: string;

const PROVIDERS = 'http://providers.localhost:4300';
const open = (page: string, as: string | undefined = token) =>
  openDesk(test, 'sport', `/sportbook/betconstruct/${page}`, as);
const mainOf = async () => Number((await test.api('/user-profile', { token })).body.balance);
const firstOf = (desk: DeskTest) => desk.session.matches[0] ?? { id: '', odds: { p1: '', x: '', p2: '' } };

/** A bet on the first match of a page that will win, or lose. */
function betOn(desk: DeskTest, right: boolean) {
  const { id, odds } = firstOf(desk);
  const match = findMatch(test.sandbox.seed, id);
  const winner = match ? winningPick(match) : 'x';
  const pick = right ? winner : winner === 'x' ? 'p1' : 'x';
  return { match: id, pick, odds: odds[pick], stake: '50.00' };
}

beforeAll(async () => {
  test = await openTest();
  token = await test.login('deniz');
  return () => test.close();
}, START_TIME);
afterEach(async () => {
  test.sandbox.clock.set(TEST_NOON);
  await test.settle();
});

describe('a sportsbook’s page', () => {
  it('shows the matches of its kind', async () => {
    const [prematch, live, esport] = await Promise.all(
      ['prematch', 'live', 'esport'].map((page) => open(page)),
    );
    expect(prematch?.session.matches.every(({ started }) => !started)).toBe(true);
    expect(live?.session.matches.every(({ started, over }) => started && !over)).toBe(true);
    expect(esport?.session.matches.every(({ sport }) => sport.startsWith('e_'))).toBe(true);
    expect(
      Math.min(...[prematch, live, esport].map((desk) => desk?.session.matches.length ?? 0)),
    ).toBeGreaterThan(0);
    const results = await openDesk(test, 'sport', '/sportbook/upgaming/results');
    expect(results.session.matches.every(({ over }) => over)).toBe(true);
    expect(results.session.mode).toBe('visitor');
  });

  it('is served as a page, and as a script that other origins may run', async () => {
    const page = await test.fetch(`${PROVIDERS}/sport/redlane/live?launch=x`);
    expect(page.text).toContain('/page/sport/sport.js');
    const script = await test.fetch(`${PROVIDERS}/sport/betradar/live.js?launch=x`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.text).toContain('currentScript');
    expect(script.text).not.toMatch(/eval|Function\(|innerHTML/);
    const origin = { origin: 'null' };
    const part = await test.fetch(`${PROVIDERS}/page/sport/sportBook.js`, { headers: origin });
    expect(part.headers.get('access-control-allow-origin')).toBe('*');
    const state = await test.fetch(`${PROVIDERS}/sport/api/state`, {
      method: 'POST',
      body: {},
      headers: origin,
    });
    expect([state.status, state.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
    for (const path of ['/sport/redlane/esport', '/sport/nobody/live', '/sport/nobody/live.js'])
      expect((await test.fetch(`${PROVIDERS}${path}`)).status).toBe(404);
  });
});

describe('a bet', () => {
  it('takes the stake, and pays when the match is over', async () => {
    const desk = await open('prematch');
    const before = await mainOf();
    const bet = betOn(desk, true);
    const placed = await desk.stake('bet', bet);
    expect([placed.status, placed.body.stake]).toEqual([200, '50.00']);
    expect(await mainOf()).toBeCloseTo(before - 50, 2);
    const endsAt = findMatch(test.sandbox.seed, bet.match)?.endsAt ?? 0;
    test.sandbox.clock.set(endsAt - 1);
    expect((await desk.read('state')).body.bets[0]?.state).toBe('open');
    test.sandbox.clock.set(endsAt);
    const fresh = await open('history', await test.login('deniz'));
    expect(fresh.session.bets[0]).toMatchObject({ state: 'won', odds: bet.odds });
    test.sandbox.clock.set(TEST_NOON);
    expect(await mainOf()).toBeCloseTo(before - 50 + 50 * Number(bet.odds), 1);
  });

  it('pays nothing when the pick was wrong, and settles once', async () => {
    const desk = await open('esport');
    await desk.stake('bet', betOn(desk, false));
    const before = await mainOf();
    test.sandbox.clock.move(3 * 3_600_000);
    await Promise.all([desk.read('state'), desk.read('state')]);
    expect((await desk.read('state')).body.bets[0]).toMatchObject({ state: 'lost', payout: '0.00' });
    test.sandbox.clock.set(TEST_NOON);
    expect(await mainOf()).toBeCloseTo(before, 2);
  });

  it('is placed once per key', async () => {
    const desk = await open('prematch');
    const before = await mainOf();
    const bet = betOn(desk, false);
    const replies = await Promise.all(Array.from({ length: 6 }, () => desk.stake('bet', bet, 'same-slip')));
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await mainOf()).toBeCloseTo(before - 50, 2);
  });

  it('is refused when the odds fell, when the match is closed, and without funds', async () => {
    const desk = await open('prematch');
    const bet = betOn(desk, true);
    const high = await desk.stake('bet', { ...bet, odds: '90.00' });
    expect([high.status, high.body.message]).toEqual([422, 'odds_changed']);
    const match = findMatch(test.sandbox.seed, bet.match);
    test.sandbox.clock.set((match?.endsAt ?? 0) - 60_000);
    expect((await desk.stake('bet', { ...bet, odds: '1.01' })).body.message).toBe('match_closed');
    test.sandbox.clock.set(TEST_NOON);
    const poor = await open('prematch', await test.login('yaman'));
    expect((await poor.stake('bet', bet)).body).toEqual({ message: 'insufficient_balance' });
  });

  it('requires a match, a pick, odds, a stake within bounds, and a player', async () => {
    const desk = await open('prematch');
    const bet = betOn(desk, true);
    for (const wrong of [
      { match: '9-9' },
      { pick: 'p3' },
      { odds: 2 },
      { stake: '4.99' },
      { stake: '10000.01' },
    ])
      expect((await desk.stake('bet', { ...bet, ...wrong })).status).toBe(400);
    const visitor = await openDesk(test, 'sport', '/sportbook/betconstruct/prematch');
    expect((await visitor.stake('bet', bet)).status).toBe(401);
    expect(visitor.session).toMatchObject({ mode: 'visitor', balance: null, bets: [] });
  });

  it('gets the better odds when they rose', async () => {
    const desk = await open('prematch');
    const bet = betOn(desk, false);
    const match = findMatch(test.sandbox.seed, bet.match);
    const price = match ? oddsOf(match, TEST_NOON)[bet.pick] : 0;
    const placed = await desk.stake('bet', { ...bet, odds: '1.01' });
    expect(placed.body.odds).toBe((price / 100).toFixed(2));
  });
});
