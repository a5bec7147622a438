import type { Move } from '../providers/blackjack/hand.ts';
import type { roundView } from '../providers/blackjack/roundView.ts';
import { hashToken } from '../random.ts';
import { SITE_ID, type TestReply, type TestSandbox } from './openTest.ts';

export const PROVIDERS = 'http://providers.localhost:4300';

export type View = ReturnType<typeof roundView> & { balance: string; message?: string };

export interface Opened {
  token: string;
  balance: string;
  mode: string;
  open: View | null;
}

export interface SeatReply extends TestReply {
  view: View;
}

/** A reply's amount in minor units. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);

let turn = 0;
/** An unused `Idempotency-Key`. */
export const freshKey = (): string => `jack-${String((turn += 1)).padStart(8, '0')}`;

/** No table in the catalogue has a demo, but the engine supports it. */
async function demoLaunch({ sandbox }: TestSandbox, table: number): Promise<string> {
  const { db, clock, secrets } = sandbox;
  const code = secrets.token();
  await db
    .insertInto('launch')
    .values({
      code_hash: hashToken(code),
      game_id: table,
      player_id: null,
      session_id: null,
      site_id: Number(SITE_ID),
      lang: 'en',
      parent_origin: 'http://orvane.localhost:4200',
      created_at: clock.date(),
      used_at: null,
    })
    .execute();
  return code;
}

async function realLaunch(test: TestSandbox, table: number, token: string): Promise<string | null> {
  const { body } = await test.api(`/game/${table}`, { token });
  return new URL(body.data.url).searchParams.get('launch');
}

/** A seat at the first blackjack table, with its page's requests. */
export function openSeat(test: TestSandbox) {
  const tables = test.sandbox.lobbies.find({ type: 5 });
  const table = tables.find((game) => game.table === 'BLACKJACK')?.id ?? 0;

  async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<SeatReply> {
    const reply = await test.fetch(`${PROVIDERS}/blackjack/api/${path}`, { method: 'POST', body, headers });
    return { ...reply, view: reply.body as unknown as View };
  }
  /** Opens the page: for a logged-in player, or as a demo. */
  async function open(login?: string): Promise<Opened> {
    const launch = login === undefined ? await demoLaunch(test, table) : await realLaunch(test, table, login);
    return (await post('session', { launch })).body as unknown as Opened;
  }
  const call = (session: Opened, path: string, body: unknown, key = freshKey()) =>
    post(path, body, { authorization: `Bearer ${session.token}`, 'idempotency-key': key });
  const deal = (session: Opened, stake = '10.00', key?: string) => call(session, 'deal', { stake }, key);
  const move = (session: Opened, { round, made }: View, wanted: Move, key?: string) =>
    call(session, 'move', { round, made, move: wanted }, key);
  /** Reads the table's state. */
  const look = async (session: Opened) => (await call(session, 'table', {})).body as unknown as Opened;
  /** Deals until a round stays open. */
  async function dealOpen(session: Opened, stake = '10.00'): Promise<View> {
    for (;;) {
      const { view } = await deal(session, stake);
      if (view.result === null) return view;
    }
  }
  /** Stands, so that no round stays open. */
  async function finish(session: Opened): Promise<void> {
    const { open: waiting } = await look(session);
    if (waiting) await move(session, waiting, 'stand');
  }
  return { table, post, open, call, deal, move, look, dealOpen, finish };
}
