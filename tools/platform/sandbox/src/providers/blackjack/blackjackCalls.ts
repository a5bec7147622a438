import { badRequest, ok } from '../../contract/Reply.ts';
import { formatMoney } from '../../money.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { currentBalance } from '../currentBalance.ts';
import type { GameCall } from '../GameCall.ts';
import type { PlaySession } from '../playSession.ts';
import { playScope, idempotentRound } from '../idempotentRound.ts';
import { CHIPS, MIN, MAX, readStake, readStep } from './readStep.ts';
import { deal, makeMove, openRound, type Played } from './rounds.ts';
import { handOf, roundView } from './roundView.ts';

const replyOf = ({ round, hand, balance }: Played) =>
  ok({ ...roundView(round, hand), balance: formatMoney(balance) });

async function openView({ db }: Sandbox, session: PlaySession) {
  const round = await openRound(db, session);
  return round ? roundView(round, handOf(round)) : null;
}

const dealCall: GameCall = async (sandbox, { session, body, key }) => {
  const stake = readStake(body.stake);
  if (stake === undefined || !key) return badRequest();
  const call = { scope: playScope(session.id), key, body: { action: 'deal', body } };
  return idempotentRound(sandbox, call, async (tx) =>
    replyOf(await deal(tx, session, { stake, at: sandbox.clock.date() })),
  );
};

const moveCall: GameCall = async (sandbox, { session, body, key }) => {
  const step = readStep(body);
  if (!step || !key) return badRequest();
  const call = { scope: playScope(session.id), key, body: { action: 'move', body } };
  return idempotentRound(sandbox, call, async (tx) =>
    replyOf(await makeMove(tx, session, { ...step, at: sandbox.clock.date() })),
  );
};

/** The table's state, for a page that is out of date. */
const tableCall: GameCall = async (sandbox, { session }) =>
  ok({
    open: await openView(sandbox, session),
    balance: formatMoney(await currentBalance(sandbox, session)),
  });

/** Blackjack: rounds with several requests, from the deal to the last move. */
export const blackjackCalls = {
  describe: async (sandbox: Sandbox, session: PlaySession) => ({
    chips: CHIPS.map(formatMoney),
    least: formatMoney(MIN),
    most: formatMoney(MAX),
    open: await openView(sandbox, session),
  }),
  calls: { deal: dealCall, move: moveCall, table: tableCall } satisfies Record<string, GameCall>,
};
