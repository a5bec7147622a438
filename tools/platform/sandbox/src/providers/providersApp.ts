import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { toResponse } from '../http/apiApp.ts';
import { badRequest, notFound, unauthorized, type Reply } from '../contract/Reply.ts';
import type { Env } from '../http/Env.ts';
import { fileResponse } from '../media/fileResponse.ts';
import { pictureResponse } from '../media/pictureResponse.ts';
import type { MediaShelf } from '../media/MediaShelf.ts';
import type { Sandbox } from '../Sandbox.ts';
import { bearerOf } from '../session/findSession.ts';
import { engineOf, ENGINES } from './engines.ts';
import { embedApp } from './embed/embedApp.ts';
import { framePolicy, openFramePolicy } from './framePolicy.ts';
import type { GameCall } from './GameCall.ts';
import { gameScript, SCRIPT } from './gameScript.ts';
import { jackpotsApp } from './jackpots/jackpotsApp.ts';
import { keyOf } from './keyOf.ts';
import { objectBody } from './objectBody.ts';
import { openSession } from './openSession.ts';
import { readPageFile } from './readPageFile.ts';
import { pageResponse } from './pageResponse.ts';
import { conformancePage } from './page/conformance/conformancePage.ts';
import { paymentApp } from './payment/paymentApp.ts';
import { deskApp } from './desk/deskApp.ts';
import { DESKS } from './desk/desks.ts';
import { findPlay } from './playSession.ts';
import { storyApp } from './story/storyApp.ts';

const NEVER_STORED = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const SHORT = 'public, max-age=300';

/** Handles a request of a game's page; the session must be of the same kind of game. */
async function makeCall(
  sandbox: Sandbox,
  name: string,
  call: GameCall,
  context: Context<Env>,
): Promise<Reply> {
  const token = bearerOf(context.req.header('authorization'));
  const session = token ? await findPlay(sandbox, token) : undefined;
  const game = session && sandbox.lobbies.game(session.game_id);
  if (!game || engineOf(game) !== name) return unauthorized();
  const body = await objectBody(context.req.raw);
  return body ? call(sandbox, { session, body, key: keyOf(context) }) : badRequest();
}

/** The providers' origin: the games' pages and their requests. */
export function providersApp(sandbox: Sandbox, shelf: MediaShelf): Hono<Env> {
  const app = new Hono<Env>();
  const policy = framePolicy(sandbox.brands);

  for (const [name, engine] of Object.entries(ENGINES)) {
    app.use(`/${name}/api/*`, cors({ origin: '*', allowMethods: ['POST'], maxAge: 600 }));
    app.get(`/${name}/:file{[0-9]+(?:\\.js)?}`, ({ req }) => {
      const file = req.param('file');
      if (!sandbox.lobbies.game(Number.parseInt(file))) return toResponse(notFound(), req.raw);
      if (file.endsWith(SCRIPT)) return gameScript(req.raw);
      return pageResponse(engine.page, req.query('within') === 'script' ? openFramePolicy(policy) : policy);
    });
    app.post(`/${name}/api/session`, async (context) =>
      toResponse(
        await openSession(sandbox, await objectBody(context.req.raw), engine.describe),
        context.req.raw,
      ),
    );
    for (const [action, call] of Object.entries(engine.calls)) {
      app.post(`/${name}/api/${action}`, async (context) =>
        toResponse(await makeCall(sandbox, name, call, context), context.req.raw),
      );
    }
  }

  app.get('/bridge/conformance', ({ html }) =>
    html(conformancePage(), 200, { 'content-security-policy': openFramePolicy(policy), ...NEVER_STORED }),
  );

  for (const desk of DESKS) app.route('/', deskApp(sandbox, desk, policy));

  app.use('/page/*', cors({ origin: '*', allowMethods: ['GET'] }));
  app.get('/page/:folder{[a-z-]+}/:file{[a-zA-Z]+\\.(js|css)}', async (context) => {
    const { folder, file } = context.req.param();
    const bytes = await readPageFile(`${folder}/${file}`).catch(() => undefined);
    return bytes
      ? fileResponse(context.req.raw, context.req.path, bytes, SHORT)
      : toResponse(notFound(), context.req.raw);
  });

  app.get('/art/*', async (context) => {
    const name = context.req.path.slice('/art/'.length);
    return (await pictureResponse(shelf, name, context.req.raw)) ?? toResponse(notFound(), context.req.raw);
  });

  app.route('/', embedApp(sandbox, policy));
  app.route('/', storyApp(sandbox, policy));
  app.route('/', jackpotsApp(sandbox, policy));
  app.route('/', paymentApp(sandbox));
  app.get('/favicon.ico', (context) => context.body(null, 204));
  return app;
}
