import { Hono, type Context } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { badRequest, serverError, tooLarge, type Reply } from '../contract/Reply.ts';
import { injectFault } from '../faults/injectFault.ts';
import type { Sandbox } from '../Sandbox.ts';
import { answerCall, type Answer } from './answerCall.ts';
import type { Env } from './Env.ts';
import { isStorableText } from './guardText.ts';
import { readBody } from './readBody.ts';
import { senderOf } from './senderOf.ts';

function queryOf(url: URL): Record<string, string | string[]> | undefined {
  const query = new Map<string, string | string[]>();
  for (const name of url.searchParams.keys()) {
    const values = url.searchParams.getAll(name);
    if (![name, ...values].every(isStorableText)) return undefined;
    query.set(name, values.length === 1 ? (values[0] ?? '') : values);
  }
  return Object.fromEntries(query);
}

function isStorablePath(path: string): boolean {
  try {
    return isStorableText(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** The forwarded origin is only trusted from a trusted proxy. */
function headersOf(request: Request, proxied: boolean): Record<string, string> {
  const headers = new Headers(request.headers);
  if (!proxied) for (const name of ['x-forwarded-host', 'x-forwarded-proto']) headers.delete(name);
  return Object.fromEntries(headers);
}

/** A reply as an HTTP response; personal or changing replies aren't cacheable. */
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
  if (!query || !isStorablePath(url.pathname)) return { operation: undefined, reply: badRequest() };
  const read = await readBody(request);
  if ('status' in read)
    return { operation: undefined, reply: read.status === 413 ? tooLarge() : badRequest() };
  const { address, proxied } = senderOf(sandbox, context);
  const incoming = {
    method: request.method === 'HEAD' ? 'get' : request.method.toLowerCase(),
    path: url.pathname,
    headers: headersOf(request, proxied),
    query,
    body: read.body,
  };
  return answerCall(sandbox, incoming, url, address);
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
