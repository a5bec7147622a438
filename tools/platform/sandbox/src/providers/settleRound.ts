import type { Insertable, Transaction } from 'kysely';
import { takeFreeSpin } from '../bonuses/freeSpins.ts';
import { countStake } from '../bonuses/countStake.ts';
import { houseAccount, walletAccount, walletBalance } from '../ledger/accounts.ts';
import { InsufficientFunds } from '../ledger/errors.ts';
import { post } from '../ledger/post.ts';
import type { Entry } from '../ledger/Posting.ts';
import type { Database, GameHistoryTable } from '../store/Database.ts';
import { limitBreach } from '../protection/limitBreach.ts';
import { LimitReached } from '../protection/LimitReached.ts';
import type { PlaySession } from './playSession.ts';

const BET = 2;

export interface Settlement {
  session: Pick<PlaySession, 'id' | 'player_id' | 'game_id'>;
  /** The round's id in ledger and history. */
  reference: string;
  stake: bigint;
  win: bigint;
  at: Date;
}

/** A demo's play money isn't in the ledger. */
async function settlePlayMoney(
  tx: Transaction<Database>,
  { session, stake, win }: Settlement,
): Promise<bigint> {
  const paid = await tx
    .updateTable('play_session')
    .set((eb) => ({ play_balance: eb('play_balance', '+', win - stake) }))
    .where('id', '=', session.id)
    .where('play_balance', '>=', stake)
    .returning('play_balance')
    .executeTakeFirst();
  if (!paid || paid.play_balance === null) throw new InsufficientFunds(0, -stake);
  return paid.play_balance;
}

type HistoryRow = Insertable<GameHistoryTable>;

async function settleRealMoney(
  tx: Transaction<Database>,
  settlement: Settlement,
  playerId: number,
): Promise<bigint> {
  const { session, reference, win, at } = settlement;
  const round = { playerId, gameId: session.game_id, stake: settlement.stake, win };
  const stake = (await takeFreeSpin(tx, round)) ? 0n : settlement.stake;
  if (stake === 0n && win === 0n) return walletBalance(tx, playerId, 'main');
  const reached =
    stake > 0n ? await limitBreach(tx, { playerId, type: BET, amount: stake, now: at }) : undefined;
  if (reached) throw new LimitReached(reached);
  const player = await tx
    .selectFrom('player')
    .select('currency')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const wallet = await walletAccount(tx, playerId, 'main', player.currency);
  const house = await houseAccount(tx, player.currency);
  const moves: Entry[] = [
    { accountId: wallet, amount: -stake },
    { accountId: house, amount: stake },
    { accountId: wallet, amount: win },
    { accountId: house, amount: -win },
  ];
  const { entries } = await post(tx, {
    kind: 'round',
    reference,
    entries: moves.filter(({ amount }) => amount !== 0n),
    at,
  });
  const own = entries.filter(({ accountId }) => accountId === wallet);
  const rows = own.map(({ amount, balanceAfter }): HistoryRow => {
    const isBet = amount < 0n;
    return {
      player_id: playerId,
      game_id: session.game_id,
      type: isBet ? 1 : 2,
      amount: isBet ? -amount : amount,
      balance_after: balanceAfter,
      transaction_id: `${isBet ? 'b' : 'w'}-${reference}`,
      created_at: at,
    };
  });
  await tx.insertInto('game_history').values(rows).execute();
  await countStake(tx, { playerId, stake, at });
  return own.at(-1)?.balanceAfter ?? 0n;
}

/**
 * Takes the stake and pays the win, with the history's rows, in the caller's transaction; returns the balance after. A
 * free spin of the game with exactly this stake replaces the stake; a paid one counts towards a bonus.
 * @throws `InsufficientFunds`, or `LimitReached` if it would exceed the player's own bet limit
 */
export function settleRound(tx: Transaction<Database>, settlement: Settlement): Promise<bigint> {
  const { player_id: playerId } = settlement.session;
  return playerId === null ? settlePlayMoney(tx, settlement) : settleRealMoney(tx, settlement, playerId);
}
