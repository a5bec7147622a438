import type { Selectable } from 'kysely';
import { hashToken } from '../../random.ts';
import type { Sandbox } from '../../Sandbox.ts';
import type { PageSessionTable } from '../../store/tables/wallets.ts';
import { PLAY_MONEY } from '../playSession.ts';

const MINUTE = 60_000;
/** A launch code's lifetime, ms; it is valid once. */
const LAUNCH_LIFE = 5 * MINUTE;
const PAGE_LIFE = 240 * MINUTE;

export type PageSession = Selectable<PageSessionTable>;

/** Whether a page uses play money without a login. */
const isDemo = (page: string) => page.endsWith('-demo');

/** Exchanges a launch code of a provider's pages (`sport/`) for a session: once, and only for these pages. */
export async function openPageSession(
  { db, clock, secrets }: Sandbox,
  folder: string,
  code: string,
): Promise<{ token: string; session: PageSession } | undefined> {
  const now = clock.date();
  const token = secrets.token();
  return db.transaction().execute(async (tx) => {
    const launch = await tx
      .updateTable('page_launch')
      .set({ used_at: now })
      .where('code_hash', '=', hashToken(code))
      .where('page', 'like', `${folder}/%`)
      .where('used_at', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - LAUNCH_LIFE))
      .returningAll()
      .executeTakeFirst();
    if (!launch) return undefined;
    const session = await tx
      .insertInto('page_session')
      .values({
        token_hash: hashToken(token),
        page: launch.page,
        player_id: launch.player_id,
        session_id: launch.session_id,
        lang: launch.lang,
        parent_origin: launch.parent_origin,
        seed: secrets.token(),
        play_balance: isDemo(launch.page) ? PLAY_MONEY : null,
        created_at: now,
        expires_at: new Date(now.getTime() + PAGE_LIFE),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { token, session };
  });
}

/** The page session of a token; it ends with the player's session. */
export async function findPageSession(
  { db, clock }: Sandbox,
  folder: string,
  token: string,
): Promise<PageSession | undefined> {
  return db
    .selectFrom('page_session')
    .leftJoin('session', 'session.id', 'page_session.session_id')
    .selectAll('page_session')
    .where('page_session.token_hash', '=', hashToken(token))
    .where('page_session.page', 'like', `${folder}/%`)
    .where('page_session.expires_at', '>', clock.date())
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
}
