import type { Selectable } from 'kysely';
import type { BonusKind } from '../../bonuses/bonusNames.ts';
import type { Sandbox } from '../../Sandbox.ts';
import type { BonusRequestTable } from '../../store/tables/embeds.ts';
import { offersFor } from './bonusOffers.ts';
import { creditBonus } from './creditBonus.ts';
import { createRoll } from './draws.ts';
import type { Visitor } from './visitor.ts';

/** Time until the platform decides, ms. */
export const ANSWER_TIME = 5 * 60_000;
export const REQUEST_STATUS = { waiting: 0, granted: 1, refused: 2 } as const;
/** The probability that a request is granted. */
const GRANTED_SHARE = 0.7;
const SHOWN = 10;
const DAY = 86_400_000;

export type BonusRequest = Selectable<BonusRequestTable>;

/** Requests of visitors without a ticket are kept for a day only, because anyone can create more of them. */
async function forgetUnproven({ db, clock }: Sandbox): Promise<void> {
  await db
    .deleteFrom('bonus_request')
    .where('player_id', 'is', null)
    .where('created_at', '<', new Date(clock.now() - DAY))
    .execute();
}

/** Requests a bonus; undefined if it isn't available now, or a concurrent request was first. */
export async function insertBonusRequest(
  sandbox: Sandbox,
  visitor: Visitor,
  kind: unknown,
): Promise<BonusRequest | undefined> {
  const { db, clock } = sandbox;
  const at = clock.date();
  await settleBonusRequests(sandbox, visitor.who);
  if (!visitor.player) await forgetUnproven(sandbox);
  const offers = await offersFor(db, visitor, at.getTime());
  const offer = offers.find((known) => known.kind === kind && known.reason === undefined);
  if (!offer) return undefined;
  return db
    .insertInto('bonus_request')
    .values({
      who: visitor.who,
      player_id: visitor.player?.id ?? null,
      kind: offer.kind,
      amount: offer.amount,
      created_at: at,
      due_at: new Date(at.getTime() + ANSWER_TIME),
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function answer(sandbox: Sandbox, request: BonusRequest, isGranted: boolean): Promise<void> {
  const { db, clock } = sandbox;
  const status = isGranted ? REQUEST_STATUS.granted : REQUEST_STATUS.refused;
  await db.transaction().execute(async (tx) => {
    const answered = await tx
      .updateTable('bonus_request')
      .set({ status, decided_at: request.due_at })
      .where('id', '=', request.id)
      .where('status', '=', REQUEST_STATUS.waiting)
      .returning('id')
      .executeTakeFirst();
    if (!answered || !isGranted || request.player_id === null) return;
    const player = await tx
      .selectFrom('player')
      .select(['id', 'currency'])
      .where('id', '=', request.player_id)
      .executeTakeFirstOrThrow();
    await creditBonus(tx, {
      player,
      kind: request.kind as BonusKind,
      amount: request.amount,
      reference: `bonus-request-${request.id}`,
      at: clock.date(),
    });
  });
}

/**
 * Decides a visitor's requests that are due, each once, even if several processes share the store. Called on
 * reads, so that no timer is needed. A granted bonus of a player with a ticket is credited in the same
 * transaction.
 */
export async function settleBonusRequests(sandbox: Sandbox, who: string): Promise<void> {
  const due = await sandbox.db
    .selectFrom('bonus_request')
    .selectAll()
    .where('who', '=', who)
    .where('status', '=', REQUEST_STATUS.waiting)
    .where('due_at', '<=', sandbox.clock.date())
    .orderBy('id')
    .execute();
  if (due.length === 0) return;
  const roll = await createRoll(sandbox);
  for (const request of due)
    await answer(sandbox, request, roll('bonus-request', who, request.kind, request.id) < GRANTED_SHARE);
}

/** A visitor's latest requests. */
export const bonusRequestsOf = ({ db }: Sandbox, who: string): Promise<BonusRequest[]> =>
  db
    .selectFrom('bonus_request')
    .selectAll()
    .where('who', '=', who)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
