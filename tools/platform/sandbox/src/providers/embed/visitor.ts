import type { Sandbox } from '../../Sandbox.ts';
import { isExcluded } from '../../protection/exclusion.ts';
import { readTicket, type PayingPage } from './ticket.ts';

/** The user of a page: a player with a ticket, or a visitor with play credit. */
export interface Visitor {
  who: string;
  player: { id: number; currency: number } | undefined;
}

/** A random id of the page for as long as it is open; it proves nothing. */
const VISIT = /^[\w-]{16,64}$/;

/** A ticket's player; also undefined if the player has been excluded since. */
export async function ticketVisitor(
  sandbox: Sandbox,
  page: PayingPage,
  ticket: string,
): Promise<Visitor | undefined> {
  const playerId = await readTicket(sandbox, page, ticket);
  if (playerId === undefined || (await isExcluded(sandbox.db, playerId, sandbox.clock.date())))
    return undefined;
  const player = await sandbox.db
    .selectFrom('player')
    .select(['id', 'currency'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  return player && { who: `player:${player.id}`, player };
}

/** A visitor without a ticket, by the page's visit id; undefined if the id is invalid. */
export const visitVisitor = (visit: unknown): Visitor | undefined =>
  typeof visit === 'string' && VISIT.test(visit) ? { who: `visit:${visit}`, player: undefined } : undefined;
