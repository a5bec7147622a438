import type { Kysely, Selectable } from 'kysely';
import { hashToken } from '../random.ts';
import type { Database, PlayerTable } from '../store/Database.ts';

export type Player = Selectable<PlayerTable>;

export interface ActiveSession {
  id: number;
  player: Player;
}

/** The bearer token of an Authorization header. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^bearer +([A-Za-z0-9._~+/=-]{16,4096})$/i.exec(header ?? '')?.[1];
}

/**
 * The session of a token at this brand; undefined if it's unknown or has ended, and while the player is excluded, so
 * that a login in progress at that moment gets no access.
 */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  siteId: number,
  now: Date,
): Promise<ActiveSession | undefined> {
  const row = await db
    .selectFrom('session_token')
    .innerJoin('session', 'session.id', 'session_token.session_id')
    .innerJoin('player', 'player.id', 'session.player_id')
    .selectAll('player')
    .select('session.id as session_id')
    .where('session_token.token_hash', '=', hashToken(token))
    .where('session_token.expires_at', '>', now)
    .where((eb) =>
      eb.or([eb('session_token.grace_until', 'is', null), eb('session_token.grace_until', '>', now)]),
    )
    .where('session.ended_at', 'is', null)
    .where('session.site_id', '=', siteId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('player_exclusion')
            .select('player_exclusion.id')
            .whereRef('player_exclusion.player_id', '=', 'player.id')
            .where('player_exclusion.ends_at', '>', now),
        ),
      ),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id: id, ...player } = row;
  return { id, player };
}
