import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/Database.ts';
import { nextRound } from '../nextRound.ts';
import type { PlaySession } from '../playSession.ts';
import { RoundRefused } from '../RoundRefused.ts';
import { settleRound } from '../settleRound.ts';
import { allowedMoves, moneyOf, type Hand, type Move } from './hand.ts';
import { writeMoves } from './moveLetters.ts';
import { handOf, type Round } from './roundView.ts';

export interface Played {
  round: Round;
  hand: Hand;
  balance: bigint;
}

/** A player's open rounds at this table in any session; a demo's only in its own. */
const openRounds = (db: Kysely<Database>, { id, player_id: playerId, game_id: gameId }: PlaySession) =>
  db
    .selectFrom('blackjack_round')
    .selectAll()
    .where('payout', 'is', null)
    .where('game_id', '=', gameId)
    .where((eb) =>
      playerId === null
        ? eb('play_session_id', '=', id).and('player_id', 'is', null)
        : eb('player_id', '=', playerId),
    );

/** The round that waits for the player's move. */
export const openRound = (db: Kysely<Database>, session: PlaySession): Promise<Round | undefined> =>
  openRounds(db, session).executeTakeFirst();

const roundSeed = ({ seed }: PlaySession, round: number): string =>
  createHmac('sha256', seed).update(`blackjack ${round}`).digest('base64url');

/** Stores the end of a round and its payout. */
async function close(tx: Transaction<Database>, { id, stake }: Round, hand: Hand, at: Date): Promise<void> {
  await tx
    .updateTable('blackjack_round')
    .set({ payout: moneyOf(hand, stake).win, settled_at: at })
    .where('id', '=', id)
    .execute();
}

/**
 * Deals a round and takes its stake; a blackjack of the player or the dealer ends it immediately.
 * @throws `RoundRefused` if a round is open
 * @throws `InsufficientFunds` or `LimitReached`
 */
export async function deal(
  tx: Transaction<Database>,
  session: PlaySession,
  { stake, at }: { stake: bigint; at: Date },
): Promise<Played> {
  const number = await nextRound(tx, session.id);
  const reference = `${session.id}-${number}`;
  const seed = roundSeed(session, number);
  const hand = handOf({ seed, moves: '' });
  const round = await tx
    .insertInto('blackjack_round')
    .values({
      reference,
      seed,
      stake,
      play_session_id: session.id,
      player_id: session.player_id,
      game_id: session.game_id,
      payout: null,
      settled_at: null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!round) throw new RoundRefused('round_open');
  /* Inserted as open even if it ends immediately: the unique index prevents a deal while a round is open. */
  if (hand.result !== undefined) await close(tx, round, hand, at);
  const { win } = moneyOf(hand, stake);
  return { round, hand, balance: await settleRound(tx, { session, reference, stake, win, at }) };
}

export interface Step {
  reference: string;
  /** The number of moves that the page has seen: an outdated page must not play a hand that it doesn't show. */
  made: number;
  move: Move;
  at: Date;
}

/**
 * Makes a move; one that ends the round pays it, and doubling takes the stake again.
 * @throws `RoundRefused` if the round is over, has changed, or doesn't allow the move
 * @throws `InsufficientFunds` or `LimitReached`
 */
export async function makeMove(
  tx: Transaction<Database>,
  session: PlaySession,
  { reference, made, move, at }: Step,
): Promise<Played> {
  const found = await openRounds(tx, session)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new RoundRefused('round_over');
  if (found.moves.length !== made) throw new RoundRefused('round_changed');
  if (!allowedMoves(handOf(found)).includes(move)) throw new RoundRefused('move_not_allowed');
  const moves = found.moves + writeMoves([move]);
  const hand = handOf({ ...found, moves });
  const round = await tx
    .updateTable('blackjack_round')
    .set({ moves })
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (hand.result !== undefined) await close(tx, round, hand, at);
  const stake = hand.doubled ? found.stake : 0n;
  const { win } = moneyOf(hand, found.stake);
  const balance = await settleRound(tx, { session, reference: `${reference}-end`, stake, win, at });
  return { round, hand, balance };
}
