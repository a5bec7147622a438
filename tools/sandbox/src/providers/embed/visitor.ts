import type { Sandbox } from '../../Sandbox.ts';
import { isExcluded } from '../../protection/exclusion.ts';
import { readTicket, type PayingPage } from './ticket.ts';

/** Who stands before a page: a proven player, or somebody who plays for play credit. */
export interface Visitor {
  who: string;
  player: { id: number; currency: number } | undefined;
}

/** Made up by the page for as long as it is open; it proves nothing. */
const VISIT = /^[\w-]{16,64}$/;

/** The player whom a ticket proves; undefined also when the player is excluded meanwhile. */
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

/** Somebody who is not proven, by what the page calls the visit; undefined when that is no such name. */
export const visitVisitor = (visit: unknown): Visitor | undefined =>
  typeof visit === 'string' && VISIT.test(visit) ? { who: `visit:${visit}`, player: undefined } : undefined;
