import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { toResponse } from '../http/apiApp.ts';
import { badRequest, notFound, ok, plain, unauthorized, type Reply } from '../contract/Reply.ts';
import type { Env } from '../http/Env.ts';
import { readBody } from '../http/readBody.ts';
import { fileResponse } from '../media/fileResponse.ts';
import type { MediaShelf } from '../media/MediaShelf.ts';
import { formatMoney } from '../money.ts';
import type { Sandbox } from '../Sandbox.ts';
import { bearerOf } from '../session/findSession.ts';
import { currentBalance } from './currentBalance.ts';
import { ENGINES, type PlayableEngine } from './engines.ts';
import { framePolicy } from './framePolicy.ts';
import { paymentApp } from './payment/paymentApp.ts';
import { deskApp } from './pages/deskApp.ts';
import { DESKS } from './pages/desks.ts';
import { playRound } from './playRound.ts';
import { findPlay, openPlay } from './playSession.ts';

const PAGE = join(import.meta.dirname, 'page');
const SHORT = 'public, max-age=300';
const SOUND_KEY = /^[A-Za-z0-9_-]{8,64}$/;

type Body = Record<string, unknown>;

async function bodyOf(request: Request): Promise<Body | undefined> {
  const read = await readBody(request);
  const body = 'body' in read ? read.body : undefined;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : undefined;
}

async function openSession(sandbox: Sandbox, engine: PlayableEngine, body: Body | undefined): Promise<Reply> {
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
    parentOrigin: session.parent_origin,
    ...engine.describe(sandbox.seed, game.id),
  });
}

async function playOnce(sandbox: Sandbox, engine: PlayableEngine, context: Context<Env>): Promise<Reply> {
  const token = bearerOf(context.req.header('authorization'));
  const session = token ? await findPlay(sandbox, token) : undefined;
  if (!session) return unauthorized();
  const body = await bodyOf(context.req.raw);
  const key = context.req.header('idempotency-key') ?? '';
  const round = body && engine.prepare(sandbox.seed, session.game_id, body);
  if (!round || !SOUND_KEY.test(key)) return badRequest();
  return playRound(sandbox, { session, key, body, ...round });
}

async function page(file: string, type: string, headers: Record<string, string>): Promise<Response> {
  return new Response(await readFile(join(PAGE, file)), { headers: { 'content-type': type, ...headers } });
}

/** The providers' origin: the pages the games run in, and the calls they make. */
export function providersApp(sandbox: Sandbox, shelf: MediaShelf): Hono<Env> {
  const app = new Hono<Env>();
  const policy = framePolicy(sandbox.brands);

  for (const [name, engine] of Object.entries(ENGINES)) {
    app.get(`/${name}/:id{[0-9]+}`, (context) => {
      const game = sandbox.lobbies.game(Number(context.req.param('id')));
      if (!game) return toResponse(notFound(), context.req.raw);
      return page(`${name}.html`, 'text/html; charset=utf-8', {
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    });
    app.post(`/${name}/api/session`, async (context) =>
      toResponse(await openSession(sandbox, engine, await bodyOf(context.req.raw)), context.req.raw),
    );
    app.post(`/${name}/api/${engine.action}`, async (context) =>
      toResponse(await playOnce(sandbox, engine, context), context.req.raw),
    );
  }

  for (const desk of DESKS) app.route('/', deskApp(sandbox, desk, policy));

  app.use('/page/*', cors({ origin: '*', allowMethods: ['GET'] }));
  app.get('/page/:file{[a-zA-Z]+\\.(js|css)}', async (context) => {
    const bytes = await readFile(join(PAGE, context.req.param('file'))).catch(() => undefined);
    return bytes
      ? fileResponse(context.req.raw, context.req.path, bytes, SHORT)
      : toResponse(notFound(), context.req.raw);
  });

  app.get('/art/*', async (context) => {
    const name = context.req.path.slice('/art/'.length);
    const bytes = await shelf.picture(name);
    return bytes ? fileResponse(context.req.raw, name, bytes) : toResponse(notFound(), context.req.raw);
  });

  app.route('/', paymentApp(sandbox));
  app.get('/favicon.ico', (context) => context.body(null, 204));
  return app;
}
