import type { Launch } from '@baize/api';
import type { CatalogueGame } from '../art/catalogue.ts';
import type { Call } from '../contract/Call.ts';
import { notFound, ok, plain, statusFalse, successFalse, type Reply } from '../contract/Reply.ts';
import { parentOrigin } from '../http/parentOrigin.ts';
import { walletBalance } from '../ledger/accounts.ts';
import { engineOf } from '../providers/engines.ts';
import { hashToken } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import { STAKES } from '../providers/slot/stakes.ts';

/** One in this many providers needs a phone's whole window, like some real ones, ... */
const ONE_IN = 16;
const WHOLE_WINDOW_TURN = 5;
/** ... and another returns scripts (type `script`). The other providers' games are framed. */
const SCRIPT_TURN = 9;
const WEB = 1;
const PHONE = 2;
const LIVE_CASINO = 5;

const wantsWholeWindow = ({ providerId }: CatalogueGame, device: unknown) =>
  device === PHONE && providerId % ONE_IN === WHOLE_WINDOW_TURN;

const isScript = ({ providerId }: CatalogueGame, engine: string) =>
  engine === 'slot' && providerId % ONE_IN === SCRIPT_TURN;

interface Opening {
  game: CatalogueGame;
  engine: string;
  session: Call['session'];
  parent: string;
}

async function openLaunch(
  sandbox: Sandbox,
  call: Call,
  { game, engine, session, parent }: Opening,
): Promise<Launch> {
  const code = sandbox.secrets.token();
  await sandbox.db
    .insertInto('launch')
    .values({
      code_hash: hashToken(code),
      game_id: game.id,
      player_id: session?.player.id ?? null,
      session_id: session?.id ?? null,
      site_id: call.brand.siteId,
      lang: call.lang,
      parent_origin: parent,
      created_at: sandbox.clock.date(),
      used_at: null,
    })
    .execute();
  const script = isScript(game, engine);
  return {
    type: script ? 'script' : 'url',
    url: `${sandbox.providersOrigin()}/${engine}/${game.id}${script ? '.js' : ''}?launch=${code}`,
    name: game.name,
    game_category: game.type,
    device: wantsWholeWindow(game, call.query.device) ? PHONE : WEB,
    full_screen: game.type === LIVE_CASINO ? 1 : 0,
  };
}

async function launch(
  sandbox: Sandbox,
  call: Call,
  game: CatalogueGame,
  session: Call['session'],
): Promise<Reply> {
  const engine = engineOf(game);
  if (!engine) return successFalse(200, 'game_not_available');
  const parent = parentOrigin(call.headers, sandbox.brands);
  if (!parent) return plain(403, 'forbidden');
  return ok({ success: true, data: await openLaunch(sandbox, call, { game, engine, session, parent }) });
}

/** Launches a game's demo, for anyone. */
export async function launchDemoGame(sandbox: Sandbox, call: Call): Promise<Reply> {
  const game = sandbox.lobbies.game(Number(call.params.id));
  if (!game) return notFound();
  return game.demo ? launch(sandbox, call, game, undefined) : successFalse(200, 'game_not_available');
}

/** Launches a game for real money: requires a verified phone and enough balance for the smallest stake. */
export async function launchRealGame(sandbox: Sandbox, call: Call): Promise<Reply> {
  const game = sandbox.lobbies.game(Number(call.params.id));
  if (!game) return notFound();
  const player = call.session?.player;
  if (!player?.phone_verified) return successFalse(422, 'verify_your_phone_to_play', '621');
  const balance = await walletBalance(sandbox.db, player.id, 'main');
  if (balance < STAKES[0]) return statusFalse(422, 19, 'insufficient_balance');
  return launch(sandbox, call, game, call.session);
}
