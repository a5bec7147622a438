import { Hono, type Context } from 'hono';
import { badRequest, notFound, ok, unauthorized, type Reply } from '../../contract/Reply.ts';
import { toResponse } from '../../http/apiApp.ts';
import type { Env } from '../../http/Env.ts';
import { formatMoney } from '../../money.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { bearerOf } from '../../session/findSession.ts';
import { currentBalance } from '../currentBalance.ts';
import type { GameCall } from '../GameCall.ts';
import { gamePage } from '../gamePage.ts';
import { keyOf } from '../keyOf.ts';
import { objectBody } from '../objectBody.ts';
import { openSession } from '../openSession.ts';
import { findPlay, type PlaySession } from '../playSession.ts';
import { roundOnce } from '../roundOnce.ts';
import { CHIPS, LEAST, MOST, readStake, readStep } from './readStep.ts';
import { deal, makeMove, openRound, type Played } from './rounds.ts';
import { handOf, roundView } from './roundView.ts';

const NAME = 'blackjack';

const told = ({ round, hand, balance }: Played) => ({
  ...roundView(round, hand),
  balance: formatMoney(balance),
});

async function openView({ db }: Sandbox, session: PlaySession) {
  const round = await openRound(db, session);
  return round ? roundView(round, handOf(round)) : null;
}

const dealCall: GameCall = async (sandbox, { session, body, key }) => {
  const stake = readStake(body.stake);
  if (stake === undefined || !key) return badRequest();
  const call = { sessionId: session.id, key, body: { action: 'deal', body } };
  return roundOnce(sandbox, call, async (tx) =>
    told(await deal(tx, session, { stake, at: sandbox.clock.date() })),
  );
};

const moveCall: GameCall = async (sandbox, { session, body, key }) => {
  const step = readStep(body);
  if (!step || !key) return badRequest();
  const call = { sessionId: session.id, key, body: { action: 'move', body } };
  return roundOnce(sandbox, call, async (tx) =>
    told(await makeMove(tx, session, { ...step, at: sandbox.clock.date() })),
  );
};

/** Where the table stands: for a page that has fallen behind. */
const tableCall: GameCall = async (sandbox, { session }) =>
  ok({
    open: await openView(sandbox, session),
    balance: formatMoney(await currentBalance(sandbox, session)),
  });

const CALLS: Readonly<Record<string, GameCall>> = { deal: dealCall, move: moveCall, table: tableCall };

async function answer(sandbox: Sandbox, call: GameCall, context: Context<Env>): Promise<Reply> {
  const token = bearerOf(context.req.header('authorization'));
  const session = token ? await findPlay(sandbox, token) : undefined;
  if (!session) return unauthorized();
  const body = await objectBody(context.req.raw);
  return body ? call(sandbox, { session, body, key: keyOf(context) }) : badRequest();
}

/** The blackjack tables' page and calls. */
export function blackjackApp(sandbox: Sandbox, policy: string): Hono<Env> {
  const app = new Hono<Env>();
  app.get(`/${NAME}/:id{[0-9]+}`, (context) =>
    sandbox.lobbies.game(Number(context.req.param('id')))
      ? gamePage(NAME, policy)
      : toResponse(notFound(), context.req.raw),
  );
  app.post(`/${NAME}/api/session`, async (context) => {
    const body = await objectBody(context.req.raw);
    const reply = await openSession(sandbox, body, async (session) => ({
      chips: CHIPS.map(formatMoney),
      least: formatMoney(LEAST),
      most: formatMoney(MOST),
      open: await openView(sandbox, session),
    }));
    return toResponse(reply, context.req.raw);
  });
  for (const [name, call] of Object.entries(CALLS)) {
    app.post(`/${NAME}/api/${name}`, async (context) =>
      toResponse(await answer(sandbox, call, context), context.req.raw),
    );
  }
  return app;
}
