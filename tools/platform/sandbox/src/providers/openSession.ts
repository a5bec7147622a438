import { freeSpinsLeft } from '../bonuses/freeSpins.ts';
import { badRequest, notFound, ok, plain, type Reply } from '../contract/Reply.ts';
import { formatMoney } from '../money.ts';
import type { Sandbox } from '../Sandbox.ts';
import { currentBalance } from './currentBalance.ts';
import type { Body } from './objectBody.ts';
import { openPlay, type PlaySession } from './playSession.ts';

/** A game's own data for its page when it opens. */
export type Describe = (sandbox: Sandbox, session: PlaySession) => Body | Promise<Body>;

/** Exchanges the launch code for a session, and returns the page's initial data. */
export async function openSession(
  sandbox: Sandbox,
  body: Body | undefined,
  describe: Describe,
): Promise<Reply> {
  if (typeof body?.launch !== 'string') return badRequest();
  const opened = await openPlay(sandbox, body.launch);
  if (!opened) return plain(403, 'launch_used');
  const { token, session } = opened;
  const game = sandbox.lobbies.game(session.game_id);
  if (!game) return notFound();
  const player = session.player_id
    ? await sandbox.db
        .selectFrom('player')
        .select('currency')
        .where('id', '=', session.player_id)
        .executeTakeFirst()
    : undefined;
  return ok({
    token,
    game: { id: game.id, name: game.name },
    lang: session.lang,
    mode: session.player_id === null ? 'demo' : 'real',
    currency: player?.currency ?? 1,
    balance: formatMoney(await currentBalance(sandbox, session)),
    freeSpins: await freeSpinsLeft(sandbox.db, session),
    parentOrigin: session.parent_origin,
    ...(await describe(sandbox, session)),
  });
}
