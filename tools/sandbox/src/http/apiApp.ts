import { Hono, type Context } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { badRequest, serverError, tooLarge, type Reply } from '../contract/Reply.ts';
import { injectFault } from '../faults/injectFault.ts';
import type { Sandbox } from '../Sandbox.ts';
import { answerCall, type Answer } from './answerCall.ts';
import { clientAddress } from './clientAddress.ts';
import type { Env } from './Env.ts';
import { isSoundText } from './guardText.ts';
import { readBody } from './readBody.ts';

function queryOf(url: URL): Record<string, string | string[]> | undefined {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    if (![name, ...values].every(isSoundText)) return undefined;
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}

function isSoundPath(path: string): boolean {
  try {
    return isSoundText(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** A reply as HTTP: what is personal or changes something is never stored on the way. */
export function toResponse({ status, body, headers, text }: Reply, request: Request): Response {
  const all: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  };
  const known = request.headers.get('if-none-match');
  if (all.etag && known?.split(/\s*,\s*/).includes(all.etag))
    return new Response(null, { status: 304, headers: all });
  return new Response(request.method === 'HEAD' ? null : (text ?? JSON.stringify(body)), {
    status,
    headers: all,
  });
}

async function answer(sandbox: Sandbox, context: Context<Env>): Promise<Answer> {
  const request = context.req.raw;
  const url = new URL(request.url);
  const query = queryOf(url);
  if (!query || !isSoundPath(url.pathname)) return { operation: undefined, reply: badRequest() };
  const read = await readBody(request);
  if ('status' in read)
    return { operation: undefined, reply: read.status === 413 ? tooLarge() : badRequest() };
  const incoming = {
    method: request.method === 'HEAD' ? 'get' : request.method.toLowerCase(),
    path: url.pathname,
    headers: Object.fromEntries(request.headers),
    query,
    body: read.body,
  };
  const socket = context.env?.incoming?.socket?.remoteAddress;
  return answerCall(sandbox, incoming, url, clientAddress(socket, incoming.headers['x-forwarded-for']));
}

/** `/_api`: the contract. */
export function apiApp(sandbox: Sandbox): Hono<Env> {
  const app = new Hono<Env>();
  app.all('*', async (context) => {
    const fault = await injectFault(sandbox, context);
    if (fault === 'sent') return RESPONSE_ALREADY_SENT;
    if (fault instanceof Response) return fault;
    try {
      const { reply } = await answer(sandbox, context);
      if (fault === undefined) return toResponse(reply, context.req.raw);
      context.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    } catch (error) {
      sandbox.log.error('A handler threw', {
        path: context.req.path,
        requestId: context.get('requestId'),
        error,
      });
      return toResponse(serverError(), context.req.raw);
    }
  });
  return app;
}
