import type { Selectable } from 'kysely';
import type { Sandbox } from '../../Sandbox.ts';
import type { EmbedTurnTable } from '../../store/tables/embeds.ts';
import { creditBonus } from './creditBonus.ts';
import { drawTurn, type DailyPage, type DrawQuery } from './draws.ts';
import type { Visitor } from './visitor.ts';

const DAY = 86_400_000;
const LIRA = 1;

export type Turn = Selectable<EmbedTurnTable>;

export interface TurnRequest {
  page: DailyPage;
  visitor: Visitor;
  choice: number;
}

/** The day in UTC, the time that the site shows (spec 1/9.shell/4). */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Time until the next turn, ms. */
export const untilTomorrow = (now: number): number => DAY - (now % DAY);

/** A visitor's turn today, if any. */
export const findTurn = ({ db, clock }: Sandbox, page: DailyPage, who: string): Promise<Turn | undefined> =>
  db
    .selectFrom('embed_turn')
    .selectAll()
    .where('page', '=', page)
    .where('who', '=', who)
    .where('day', '=', dayOf(clock.date()))
    .executeTakeFirst();

/** Turns without a ticket are kept for a day only, because anyone can create more of them. */
async function forgetUnproven({ db, clock }: Sandbox): Promise<void> {
  await db
    .deleteFrom('embed_turn')
    .where('created_at', '<', new Date(clock.now() - DAY))
    .where('who', 'not like', 'player:%')
    .execute();
}

/** The draw of a turn's prize. */
export const drawQuery = ({ page, visitor, choice }: TurnRequest, day: string): DrawQuery => ({
  page,
  who: visitor.who,
  day,
  choice,
  currency: visitor.player?.currency ?? LIRA,
});

/**
 * Takes the turn of the day once, however many requests there are; later requests get the first one's result. The prize
 * of a player with a ticket is credited in the same transaction; any other is play credit and not in the ledger.
 */
export async function takeTurn(
  sandbox: Sandbox,
  request: TurnRequest,
): Promise<{ turn: Turn; fresh: boolean }> {
  const { db, clock } = sandbox;
  const { page, visitor, choice } = request;
  const at = clock.date();
  const day = dayOf(at);
  const { place, amount } = await drawTurn(sandbox, drawQuery(request, day));
  const row = { page, who: visitor.who, day, choice, place, amount, created_at: at };
  const taken = await db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto('embed_turn')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (inserted && visitor.player && amount > 0n && page !== 'case') {
      const reference = `embed-${page}-${visitor.player.id}-${day}`;
      await creditBonus(tx, { player: visitor.player, kind: page, amount, reference, at });
    }
    return inserted;
  });
  if (!visitor.player) await forgetUnproven(sandbox);
  const turn = taken ?? (await findTurn(sandbox, page, visitor.who));
  if (!turn) throw new Error(`The turn of ${visitor.who} on ${page} doesn't exist.`);
  return { turn, fresh: taken !== undefined };
}
