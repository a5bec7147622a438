import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { badRequest, notFound, ok, plain } from '../contract/Reply.ts';
import { armFault, moveClock, reset, setCountry, setNextCrash, switchCaptcha } from '../control/actions.ts';
import { bridgePage } from '../control/bridge/bridgePage.ts';
import { clockState, ledger, messages, players, rounds } from '../control/controlData.ts';
import { controlPage } from '../control/controlPage.ts';
import { decideByHand, pendingPayments } from '../control/pendingPayments.ts';
import { fileResponse } from '../media/fileResponse.ts';
import type { Sandbox } from '../Sandbox.ts';
import { toResponse } from './apiApp.ts';
import type { Env } from './Env.ts';
import { hostName, isLoopbackAddress, isLoopbackHost } from './loopback.ts';
import { readBody } from './readBody.ts';

const FOLDER = join(import.meta.dirname, '../control/page');

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page that tests a game may frame any URL. */
const BRIDGE_POLICY = POLICY.replace("form-action 'none'", "form-action 'self'; frame-src http: https:");

/**
 * Allows only requests from this machine: checks the IP address, including the proxies' `X-Forwarded-For`, the host
 * name, and that the request isn't from another site's page.
 */
const loopbackOnly: MiddlewareHandler<Env> = async (context, next) => {
  const socket = context.env?.incoming?.socket?.remoteAddress;
  const forwarded =
    context.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  const addresses = socket === undefined ? forwarded : [socket, ...forwarded];
  const host = hostName(context.req.header('host') ?? 'localhost');
  const site = context.req.header('sec-fetch-site') ?? 'none';
  const welcome =
    addresses.every(isLoopbackAddress) &&
    isLoopbackHost(host) &&
    (site === 'none' || site === 'same-origin' || context.req.method === 'GET');
  return welcome ? next() : toResponse(plain(403, 'forbidden'), context.req.raw);
};

type Reader = (sandbox: Sandbox) => unknown;
type Action = (sandbox: Sandbox, body: Record<string, unknown>) => unknown;

const READERS = new Map(
  Object.entries<Reader>({
    faults: ({ armedFaults }) => armedFaults.list(),
    players,
    messages,
    rounds,
    ledger,
    payments: pendingPayments,
    clock: clockState,
  }),
);
const ACTIONS = new Map(
  Object.entries<Action>({
    fault: armFault,
    clock: moveClock,
    country: setCountry,
    captcha: switchCaptcha,
    flight: setNextCrash,
    payment: decideByHand,
    reset,
  }),
);

async function act(sandbox: Sandbox, name: string, request: Request) {
  const action = ACTIONS.get(name);
  if (!action) return notFound();
  const read = await readBody(request);
  if ('status' in read || typeof read.body !== 'object' || read.body === null) return badRequest();
  const result = await action(sandbox, read.body as Record<string, unknown>);
  return result === undefined ? badRequest() : ok(result);
}

/** `/_sandbox`: the control page, on this machine only. */
export function controlApp(sandbox: Sandbox): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/_sandbox', loopbackOnly);
  app.use('/_sandbox/*', loopbackOnly);
  app.get('/_sandbox', async (context) =>
    context.html(await controlPage(sandbox), 200, {
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    }),
  );
  app.get('/_sandbox/bridge', (context) =>
    context.html(bridgePage(context.req.query('frame')), 200, {
      'content-security-policy': BRIDGE_POLICY,
      'cache-control': 'no-store',
    }),
  );
  app.get('/_sandbox/:file{[a-z]+\\.(js|css)}', async (context) => {
    const file = context.req.param('file');
    return fileResponse(context.req.raw, file, await readFile(join(FOLDER, file)), 'no-cache');
  });
  app.get('/_sandbox/api/:name', async (context) => {
    const read = READERS.get(context.req.param('name'));
    return toResponse(read ? ok(await read(sandbox)) : notFound(), context.req.raw);
  });
  app.post('/_sandbox/api/:name', async (context) =>
    toResponse(await act(sandbox, context.req.param('name'), context.req.raw), context.req.raw),
  );
  return app;
}
