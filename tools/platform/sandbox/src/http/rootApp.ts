import { performance } from 'node:perf_hooks';
import { Hono, type MiddlewareHandler } from 'hono';
import { plain, serverError } from '../contract/Reply.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import type { OpenedSandbox } from '../openSandbox.ts';
import type { Sandbox } from '../Sandbox.ts';
import { apiApp, toResponse } from './apiApp.ts';
import { docsApp } from '../docs/docsApp.ts';
import type { Env } from './Env.ts';
import { controlApp } from './controlApp.ts';
import { hostName } from './loopback.ts';
import { mediaApp } from './mediaApp.ts';
import { providersApp } from '../providers/providersApp.ts';

const SOUND_ID = /^[\w-]{8,64}$/;

/** Assigns request ids and logs responses. */
function frame({ log, secrets }: Sandbox): MiddlewareHandler<Env> {
  return async (context, next) => {
    const asked = context.req.header('x-request-id') ?? '';
    const requestId = SOUND_ID.test(asked) ? asked : secrets.id();
    context.set('requestId', requestId);
    const start = performance.now();
    await next();
    context.res.headers.set('x-request-id', requestId);
    const { method } = context.req;
    const { pathname, search } = new URL(context.req.url);
    log.info('Answered', {
      requestId,
      method,
      path: `${pathname}${search}`,
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    });
  };
}

function healthApp({ db }: Sandbox): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    const invariants = await checkInvariants(db);
    const ready = invariants.every(({ holds }) => holds);
    return context.json({ status: ready ? 'ready' : 'broken', invariants }, ready ? 200 : 503);
  });
  return app;
}

/** Routes requests to the providers' host to the games; that host serves nothing else. */
function toProviders(sandbox: Sandbox, games: Hono<Env>): MiddlewareHandler<Env> {
  return async (context, next) => {
    const wanted = new URL(sandbox.providersOrigin()).hostname;
    if (hostName(context.req.header('host') ?? '') !== wanted) return next();
    return games.fetch(context.req.raw, context.env);
  };
}

/** All routes of the process. */
export function rootApp({ sandbox, media }: OpenedSandbox): Hono<Env> {
  const app = new Hono<Env>();
  app.use('*', frame(sandbox));
  app.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /\n'));
  app.use('*', toProviders(sandbox, providersApp(sandbox, media)));
  app.route('/', healthApp(sandbox));
  app.route('/', controlApp(sandbox));
  app.route('/', docsApp());
  app.route('/', mediaApp(sandbox, media));
  app.get('/favicon.ico', (context) => context.body(null, 204));
  app.mount('/_api', apiApp(sandbox).fetch, { replaceRequest: (request) => request });
  app.notFound((context) => toResponse(plain(404, 'data_not_found'), context.req.raw));
  app.onError((error, context) => {
    sandbox.log.error('A route threw', {
      path: context.req.path,
      requestId: context.get('requestId'),
      error,
    });
    return toResponse(serverError(), context.req.raw);
  });
  return app;
}
