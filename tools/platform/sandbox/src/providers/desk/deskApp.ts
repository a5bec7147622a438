import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { badRequest, notFound, ok, plain, unauthorized, type Reply } from '../../contract/Reply.ts';
import { toResponse } from '../../http/apiApp.ts';
import type { Env } from '../../http/Env.ts';
import { fileResponse } from '../../media/fileResponse.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { bearerOf } from '../../session/findSession.ts';
import { objectBody } from '../objectBody.ts';
import { readPageFile } from '../readPageFile.ts';
import { pageResponse } from '../pageResponse.ts';
import { pageScope, idempotentRound } from '../idempotentRound.ts';
import type { Desk } from './Desk.ts';
import { findPageSession, openPageSession } from './pageSession.ts';

const SOUND_KEY = /^[A-Za-z0-9_-]{8,64}$/;
const SCRIPT = '.js';
const REAL = 'real';
const DEMO = 'demo';
const VISITOR = 'visitor';

async function open(sandbox: Sandbox, desk: Desk, request: Request): Promise<Reply> {
  const body = await objectBody(request);
  if (typeof body?.launch !== 'string') return badRequest();
  const opened = await openPageSession(sandbox, desk.name, body.launch);
  if (!opened) return plain(403, 'launch_used');
  const { token, session } = opened;
  const player = session.player_id
    ? await sandbox.db
        .selectFrom('player')
        .select('currency')
        .where('id', '=', session.player_id)
        .executeTakeFirst()
    : undefined;
  const mode = player ? REAL : session.play_balance === null ? VISITOR : DEMO;
  return ok({
    token,
    page: session.page.slice(desk.name.length + 1),
    lang: session.lang,
    mode,
    currency: player?.currency ?? 1,
    parentOrigin: session.parent_origin,
    ...(await desk.describe(sandbox, session)),
  });
}

async function act(sandbox: Sandbox, desk: Desk, context: Context<Env>, action: string): Promise<Reply> {
  const token = bearerOf(context.req.header('authorization'));
  const session = token ? await findPageSession(sandbox, desk.name, token) : undefined;
  if (!session) return unauthorized();
  const body = await objectBody(context.req.raw);
  if (!body) return badRequest();
  const read = Object.hasOwn(desk.reads, action) ? desk.reads[action] : undefined;
  if (read) return read(sandbox, session, body);
  const stake = Object.hasOwn(desk.stakes, action) ? desk.stakes[action] : undefined;
  if (!stake) return notFound();
  if (session.player_id === null && session.play_balance === null) return unauthorized();
  const effect = stake(sandbox, session, body);
  const key = context.req.header('idempotency-key') ?? '';
  if (!effect || !SOUND_KEY.test(key)) return badRequest();
  return idempotentRound(sandbox, { scope: pageScope(session.id), key, body: { action, body } }, effect);
}

/** The pages and requests of one desk. Scripts of other origins may call it: it uses tokens, not cookies. */
export function deskApp(sandbox: Sandbox, desk: Desk, policy: string): Hono<Env> {
  const app = new Hono<Env>();
  const root = `/${desk.name}`;

  app.use(`${root}/api/*`, cors({ origin: '*', allowMethods: ['POST'], maxAge: 600 }));
  app.post(`${root}/api/session`, async (context) =>
    toResponse(await open(sandbox, desk, context.req.raw), context.req.raw),
  );
  app.post(`${root}/api/:action{[a-z]+}`, async (context) =>
    toResponse(await act(sandbox, desk, context, context.req.param('action')), context.req.raw),
  );
  app.get(`${root}/*`, async (context, next) => {
    const rest = context.req.path.slice(root.length + 1);
    if (desk.script && rest.endsWith(SCRIPT) && desk.hasPage(rest.slice(0, -SCRIPT.length)))
      return fileResponse(context.req.raw, desk.script, await readPageFile(desk.script), 'no-store');
    return desk.hasPage(rest) ? pageResponse(desk.page, policy) : next();
  });
  return app;
}
