import type { Kysely } from 'kysely';
import { badRequest, ok } from '../../contract/Reply.ts';
import { walletBalance } from '../../ledger/accounts.ts';
import { formatMoney, parseMoney } from '../../money.ts';
import type { Sandbox } from '../../Sandbox.ts';
import type { Database } from '../../store/Database.ts';
import type { GameCall } from '../GameCall.ts';
import type { PlaySession } from '../playSession.ts';
import { playScope, idempotentRound } from '../idempotentRound.ts';
import { FIRST_STAKE, STAKES } from '../slot/stakes.ts';
import { RETURN } from './crashPoint.ts';
import { crashView, formatMultiplier } from './crashRound.ts';
import { cashOut, ownRounds, settleFlights, startFlight } from './crashRounds.ts';
import { GROWTH, MAX } from './flight.ts';

/** The lowest automatic cash-out, hundredths. */
const MIN = 1_01;
const SHOWN = 10;

async function balanceOf(db: Kysely<Database>, { id, player_id: playerId }: PlaySession): Promise<string> {
  if (playerId !== null) return formatMoney(await walletBalance(db, playerId, 'main'));
  const { play_balance: balance } = await db
    .selectFrom('play_session')
    .select('play_balance')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return formatMoney(balance ?? 0n);
}

/** Parses an automatic cash-out, hundredths: the highest by default; undefined if it's invalid. */
function readAutomatic(value: unknown): number | undefined {
  if (value === undefined || value === null) return MAX;
  const hundredths = typeof value === 'string' ? Number(parseMoney(value) ?? 0n) : 0;
  return hundredths >= MIN && hundredths <= MAX ? hundredths : undefined;
}

const start: GameCall = async (sandbox, { session, body, key }) => {
  const stake = STAKES.find((offered) => formatMoney(offered) === body.stake);
  const automatic = readAutomatic(body.automatic);
  if (stake === undefined || automatic === undefined || !key) return badRequest();
  await settleFlights(sandbox, session);
  return idempotentRound(
    sandbox,
    { scope: playScope(session.id), key, body: { start: body } },
    async (tx) => {
      const at = sandbox.clock.date();
      const { round, balance } = await startFlight(tx, session, { stake, automatic, at });
      return ok({ ...crashView(round, at), balance: formatMoney(balance) });
    },
  );
};

const cash: GameCall = async (sandbox, { session, body, key }) => {
  const { round: reference, pressed = Number.MAX_SAFE_INTEGER } = body;
  const isValid = typeof reference === 'string' && typeof pressed === 'number' && pressed >= 0;
  if (!isValid || !key) return badRequest();
  return idempotentRound(sandbox, { scope: playScope(session.id), key, body: { cash: body } }, async (tx) => {
    const at = sandbox.clock.date();
    const round = await cashOut(tx, session, { reference, pressed, at });
    return ok({ ...crashView(round, at), balance: await balanceOf(tx, session) });
  });
};

/** The latest flight, and the results of recent ones. */
async function stateOf(sandbox: Sandbox, session: PlaySession) {
  await settleFlights(sandbox, session);
  const rounds = await ownRounds(sandbox.db, session)
    .where('game_id', '=', session.game_id)
    .orderBy('id', 'desc')
    .limit(SHOWN + 1)
    .execute();
  const now = sandbox.clock.date();
  const past = rounds.filter(({ payout }) => payout !== null).slice(0, SHOWN);
  return {
    flight: rounds[0] ? crashView(rounds[0], now) : null,
    past: past.map((round) => ({
      crash: formatMultiplier(round.crash_point),
      cashed: round.cashed === null ? null : formatMultiplier(round.cashed),
    })),
    balance: await balanceOf(sandbox.db, session),
  };
}

/** The airship: a multiplier that rises until it crashes, or the player cashes out. */
export const crashCalls = {
  describe: () => ({
    stakes: STAKES.map(formatMoney),
    stake: formatMoney(FIRST_STAKE),
    growth: GROWTH,
    least: formatMultiplier(MIN),
    most: formatMultiplier(MAX),
    returns: RETURN,
  }),
  calls: {
    start,
    cash,
    state: async (sandbox, { session }) => ok(await stateOf(sandbox, session)),
  } satisfies Record<string, GameCall>,
};
