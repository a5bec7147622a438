import type { Kysely, Transaction } from 'kysely';
import type { Sandbox } from '../../Sandbox.ts';
import type { Database } from '../../store/Database.ts';
import { nextRound } from '../nextRound.ts';
import type { PlaySession } from '../playSession.ts';
import { RoundRefused } from '../RoundRefused.ts';
import { settleRound } from '../settleRound.ts';
import { crashPoint } from './crashPoint.ts';
import { nextCrash } from './nextCrash.ts';
import { cashedAlone, cashedAt, countedMoment, flightTime, type CrashRound } from './crashRound.ts';

type Owner = Pick<PlaySession, 'id' | 'player_id'>;

/** A player's rounds in any session; a demo's only in its own. */
export const ownRounds = (db: Kysely<Database>, { id, player_id: playerId }: Owner) =>
  db
    .selectFrom('crash_round')
    .selectAll()
    .where((eb) =>
      playerId === null
        ? eb('play_session_id', '=', id).and('player_id', 'is', null)
        : eb('player_id', '=', playerId),
    );

/**
 * Starts a flight; a player has one at a time.
 * @throws `RoundRefused`, `InsufficientFunds` or `LimitReached`
 */
export async function startFlight(
  tx: Transaction<Database>,
  session: PlaySession,
  { stake, automatic, at }: { stake: bigint; automatic: number; at: Date },
): Promise<{ round: CrashRound; balance: bigint }> {
  const number = await nextRound(tx, session.id);
  const reference = `${session.id}-${number}`;
  const course = { crash_point: (await nextCrash(tx)) ?? crashPoint(session.seed, number), automatic };
  const round = await tx
    .insertInto('crash_round')
    .values({
      ...course,
      reference,
      play_session_id: session.id,
      player_id: session.player_id,
      game_id: session.game_id,
      stake,
      cashed: null,
      payout: null,
      started_at: at,
      due_at: new Date(at.getTime() + flightTime(course)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!round) throw new RoundRefused('round_open');
  const balance = await settleRound(tx, { session, reference, stake, win: 0n, at });
  return { round, balance };
}

/** Ends a flight and pays it, once; undefined if a concurrent request did. */
async function land(
  tx: Transaction<Database>,
  round: CrashRound,
  { cashed, at }: { cashed: number | undefined; at: Date },
): Promise<CrashRound | undefined> {
  const win = cashed === undefined ? 0n : (round.stake * BigInt(cashed)) / 100n;
  const landed = await tx
    .updateTable('crash_round')
    .set({ cashed: cashed ?? null, payout: win })
    .where('id', '=', round.id)
    .where('payout', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!landed || win === 0n) return landed;
  const session = { id: round.play_session_id, player_id: round.player_id, game_id: round.game_id };
  await settleRound(tx, { session, reference: `${round.reference}-win`, stake: 0n, win, at });
  return landed;
}

/** Cashes a flight out at the time of the press; a flight that is over is unchanged. */
export async function cashOut(
  tx: Transaction<Database>,
  owner: Owner,
  { reference, pressed, at }: { reference: string; pressed: number; at: Date },
): Promise<CrashRound> {
  const round = await ownRounds(tx, owner).where('reference', '=', reference).forUpdate().executeTakeFirst();
  if (!round) throw new RoundRefused('round_unknown');
  if (round.payout !== null) return round;
  const elapsed = countedMoment(pressed, at.getTime() - round.started_at.getTime());
  return (await land(tx, round, { cashed: cashedAt(round, elapsed), at })) ?? round;
}

/** Ends every flight that is due, once. */
export async function settleFlights({ db, clock }: Sandbox, owner: Owner): Promise<void> {
  const at = clock.date();
  const due = await ownRounds(db, owner).where('payout', 'is', null).where('due_at', '<=', at).execute();
  for (const round of due)
    await db.transaction().execute((tx) => land(tx, round, { cashed: cashedAlone(round), at }));
}
