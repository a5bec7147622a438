import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type OpenEngine } from '../../../rigs/ledger-stress/engines.ts';
import { cents, openSeat, type SeatReply } from '../../testing/openSeat.ts';

const TIME = 120_000;
const PAGES = 8;

/* PGlite serialises queries and so hides races; hence also on PostgreSQL. */
describe.each(Object.entries(ENGINES))('a blackjack round on %s', (_, engine) => {
  let opened: OpenEngine;
  let seat: ReturnType<typeof openSeat>;
  let login: string;

  const atOnce = (act: () => Promise<SeatReply>) => Promise.all(Array.from({ length: PAGES }, act));
  const balance = async () => cents((await opened.test.api('/user-profile', { token: login })).body.balance);

  beforeAll(async () => {
    opened = await engine();
    seat = openSeat(opened.test);
    login = await opened.test.login('deniz');
    return () => opened.close();
  }, TIME);
  afterEach(() => opened.test.settle());

  it(
    'is dealt once for concurrent deals',
    async () => {
      const session = await seat.open(login);
      for (let turn = 0; turn < 5; turn += 1) {
        const before = await balance();
        const replies = await atOnce(() => seat.deal(session));
        const dealt = replies.filter(({ status }) => status === 200);
        const open = dealt.filter(({ view }) => view.result === null);
        expect(open.length).toBeLessThanOrEqual(1);
        const refused = replies.filter(({ status }) => status !== 200);
        expect(refused.every(({ view }) => view.message === 'round_open')).toBe(true);
        const won = dealt.reduce((sum, { view }) => sum + cents(view.win), 0);
        expect(await balance()).toBe(before - dealt.length * 10_00 + won);
        await seat.finish(session);
      }
    },
    TIME,
  );

  it(
    'is doubled and paid once for concurrent doubles',
    async () => {
      const session = await seat.open(login);
      for (let turn = 0; turn < 5; turn += 1) {
        const dealt = await seat.dealOpen(session);
        const before = await balance();
        const replies = await atOnce(() => seat.move(session, dealt, 'double'));
        const [done, ...more] = replies.filter(({ status }) => status === 200);
        expect(more).toEqual([]);
        expect(await balance()).toBe(before - 10_00 + cents(done?.view.win ?? ''));
      }
    },
    TIME,
  );
});
