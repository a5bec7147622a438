import type { Selectable } from 'kysely';
import { hashToken } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { PlaySessionTable } from '../store/Database.ts';

const MINUTE = 60_000;
/** A launch code's lifetime, ms; it is valid once. */
const LAUNCH_LIFE = 5 * MINUTE;
const PLAY_LIFE = 240 * MINUTE;
/** The initial balance of a demo, minor units. */
export const PLAY_MONEY = 5_000_00n;

export type PlaySession = Selectable<PlaySessionTable>;

export interface OpenedPlay {
  token: string;
  session: PlaySession;
}

/** Exchanges a launch code for a provider session: once, and not after the player has logged out. */
export async function openPlay(
  { db, clock, secrets }: Sandbox,
  code: string,
): Promise<OpenedPlay | undefined> {
  const now = clock.date();
  const token = secrets.token();
  return db.transaction().execute(async (tx) => {
    const launch = await tx
      .updateTable('launch')
      .set({ used_at: now })
      .where('code_hash', '=', hashToken(code))
      .where('used_at', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - LAUNCH_LIFE))
      .returningAll()
      .executeTakeFirst();
    if (!launch) return undefined;
    const session = await tx
      .insertInto('play_session')
      .values({
        token_hash: hashToken(token),
        game_id: launch.game_id,
        player_id: launch.player_id,
        session_id: launch.session_id,
        lang: launch.lang,
        parent_origin: launch.parent_origin,
        seed: secrets.token(),
        play_balance: launch.player_id === null ? PLAY_MONEY : null,
        created_at: now,
        expires_at: new Date(now.getTime() + PLAY_LIFE),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { token, session };
  });
}

/** The provider session of a token; it ends with the player's session. */
export async function findPlay({ db, clock }: Sandbox, token: string): Promise<PlaySession | undefined> {
  return db
    .selectFrom('play_session')
    .leftJoin('session', 'session.id', 'play_session.session_id')
    .selectAll('play_session')
    .where('play_session.token_hash', '=', hashToken(token))
    .where('play_session.expires_at', '>', clock.date())
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
}
