import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cents, freshKey, openSeat, PROVIDERS, type SeatReply } from '../../testing/openSeat.ts';
import { openTest, START_TIME, type TestSandbox } from '../../testing/openTest.ts';

let test: TestSandbox;
let seat: ReturnType<typeof openSeat>;
let login: string;

const balance = async () => (await test.api('/user-profile', { token: login })).body.balance;

beforeAll(async () => {
  test = await openTest();
  seat = openSeat(test);
  login = await test.login('deniz');
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('a blackjack table', () => {
  it('opens its own page', async () => {
    const { body } = await test.api(`/game/${seat.table}`, { token: login });
    expect(body.data.url).toContain(`${PROVIDERS}/blackjack/${seat.table}?launch=`);
    const page = await test.fetch(`${PROVIDERS}/blackjack/${seat.table}`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/<script>|style="| on[a-z]+="/);
    for (const [file] of page.text.matchAll(/\/page\/\w+\.\w+/g))
      expect((await test.fetch(PROVIDERS + file)).status).toBe(200);
    expect((await test.fetch(`${PROVIDERS}/blackjack/5`)).status).toBe(404);
  });

  it('takes the stake when it deals, and hides the dealer’s second card', async () => {
    const session = await seat.open(login);
    const before = cents(await balance());
    const { view } = await seat.deal(session);
    expect(view.player.cards).toHaveLength(2);
    if (view.result === null) expect(view.dealer.cards).toHaveLength(1);
    expect(cents(await balance())).toBe(before - 10_00 + cents(view.win));
    expect(view.balance).toBe(await balance());
    await seat.finish(session);
  });

  it('pays the win when the round is over, and stores the round', async () => {
    const session = await seat.open(login);
    const before = cents(await balance());
    const dealt = await seat.dealOpen(session);
    const { view } = await seat.move(session, dealt, 'stand');
    expect(view.result).not.toBeNull();
    expect(view.dealer.cards.length).toBeGreaterThan(1);
    expect(view.balance).toBe(await balance());
    const history = (await test.api('/account/game-history?type=1', { token: login })).body.data.data;
    expect(history[0]).toMatchObject({ transaction_id: expect.stringContaining(view.round) as string });
    expect(cents(await balance())).toBeLessThanOrEqual(before + 20_00);
  });

  it('takes the stake again for a double', async () => {
    const session = await seat.open(login);
    const dealt = await seat.dealOpen(session);
    const { view } = await seat.move(session, dealt, 'double');
    expect(view).toMatchObject({ stake: '20.00', allowed: [] });
    expect(view.player.cards).toHaveLength(3);
    expect(cents(view.balance)).toBe(cents(dealt.balance) - 10_00 + cents(view.win));
  });

  it('continues an open round when the page is opened again', async () => {
    const session = await seat.open(login);
    const dealt = await seat.dealOpen(session);
    const again = await seat.open(login);
    expect(again.open).toMatchObject({ round: dealt.round, player: dealt.player, dealer: dealt.dealer });
    expect((await seat.deal(again)).view.message).toBe('round_open');
    const { view } = await seat.move(again, dealt, 'stand');
    expect(view.result).not.toBeNull();
    expect((await seat.open(login)).open).toBeNull();
    expect((await seat.move(session, dealt, 'stand')).view.message).toBe('round_over');
  });

  it('applies each request once per key', async () => {
    const session = await seat.open(login);
    const same = freshKey();
    const first = await seat.deal(session, '10.00', same);
    expect((await seat.deal(session, '10.00', same)).text).toBe(first.text);
    expect((await seat.deal(session, '50.00', same)).status).toBe(422);
    await seat.finish(session);
    const dealt = await seat.dealOpen(session);
    const once = freshKey();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => seat.move(session, dealt, 'stand', once)),
    );
    const done = replies.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(done[0]?.view.balance).toBe(await balance());
  });

  it('applies one of two concurrent moves', async () => {
    const session = await seat.open(login);
    const dealt = await seat.dealOpen(session);
    const replies = await Promise.all([1, 2].map(() => seat.move(session, dealt, 'stand')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('deals one round for two concurrent deals', async () => {
    const session = await seat.open(login);
    let replies: SeatReply[];
    do {
      await seat.finish(session);
      replies = await Promise.all([1, 2].map(() => seat.deal(session)));
    } while (replies.some(({ view }) => view.result));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    await seat.finish(session);
  });

  it('refuses an outdated move, and one that isn’t allowed', async () => {
    const session = await seat.open(login);
    const dealt = await seat.dealOpen(session);
    expect((await seat.move(session, { ...dealt, made: 3 }, 'hit')).view.message).toBe('round_changed');
    const { view } = await seat.move(session, dealt, 'hit');
    if (view.result === null)
      expect((await seat.move(session, view, 'double')).view.message).toBe('move_not_allowed');
    await seat.finish(session);
  });

  it('leaves the round unchanged when the balance doesn’t cover a double', async () => {
    const session = await seat.open();
    const dealt = await seat.dealOpen(session, '2600.00');
    if (cents(dealt.balance) < 2600_00)
      expect((await seat.move(session, dealt, 'double')).view.message).toBe('insufficient_balance');
    const { open: waiting } = await seat.look(session);
    expect(waiting).toMatchObject({ round: dealt.round, made: 0, stake: '2600.00' });
  });

  it.each([
    ['deal', { stake: '5.00' }],
    ['deal', { stake: '10.50' }],
    ['deal', { stake: '10001.00' }],
    ['deal', { stake: 10 }],
    ['deal', {}],
    ['move', { round: '1-1', made: 0, move: 'split' }],
    ['move', { round: 1, made: 0, move: 'hit' }],
    ['move', { round: '1-1', made: -1, move: 'hit' }],
    ['move', []],
  ])('rejects %s %j', async (path, body) => {
    expect((await seat.call(await seat.open(), path, body)).status).toBe(400);
  });

  it('requires a session and a key', async () => {
    const session = await seat.open();
    expect((await seat.post('deal', { stake: '10.00' })).status).toBe(401);
    const headers = { authorization: `Bearer ${session.token}` };
    expect((await seat.post('deal', { stake: '10.00' }, headers)).status).toBe(400);
  });

  it('is only accessible to its player', async () => {
    const session = await seat.open(login);
    const dealt = await seat.dealOpen(session);
    const other = await seat.open(await test.login('defne'));
    expect(other.open).toBeNull();
    expect((await seat.move(other, dealt, 'stand')).view.message).toBe('round_over');
    await seat.finish(session);
  });
});
