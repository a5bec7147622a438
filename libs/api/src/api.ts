import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './ApiError.ts';
import { callPolicy, isSafeRead } from './callPolicy.ts';
import { takeEarlyReply } from './takeEarlyReply.ts';
import { responseSchemaOf, attachResponseSchema } from './attachResponseSchema.ts';
import type { paths } from './generated/schema.d.ts';
import { requestContext } from './requestContext.ts';
import { send } from './send.ts';

/** openapi-fetch puts parameters into the URL unescaped, so `..` could escape from /_api. */
const SAFE_PARAMETER = /^[A-Za-z0-9_-]{1,64}$/;

function assertSafePath(parameters: Record<string, unknown> = {}) {
  const bad = Object.entries(parameters).find(([, value]) => !SAFE_PARAMETER.test(String(value)));
  if (bad) throw new ApiError('request', { cause: new Error(`${bad[0]} isn't allowed in a URL`) });
}

/**
 * Characters allowed in a header. A token with any other character comes from corrupt storage: the call goes out
 * without it, and the platform's 401 ends the session.
 */
const SAFE_TOKEN = /^[\x21-\x7e]+$/;

function withHeaders(request: Request, token: string | undefined): Request {
  const { siteId, language } = requestContext();
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json');
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  headers.set('Site-Id', String(siteId));
  headers.set('accept-language', language());
  if (token && SAFE_TOKEN.test(token)) headers.set('Authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

const EXCHANGE = '/refresh';

/**
 * A 401 logs the player out only if it was for the current token. A call that was in flight during a token refresh is
 * retried once with the new token (spec 1/4.session/22); a 401 for that one counts.
 */
async function sendAsPlayer(request: Request, schemaPath: string): Promise<Response> {
  const { token: readToken, waitForTokenRefresh, onUnauthorized } = requestContext();
  const policy = callPolicy(request.method, schemaPath);
  const token = readToken();
  const response = await send(withHeaders(request, token), policy);
  if (response.status !== 401 || !token) return response;
  /* The refresh call would wait for itself. */
  if (readToken() === token && schemaPath !== EXCHANGE) await waitForTokenRefresh?.();
  const newer = readToken();
  if (!newer) return response;
  const last = newer === token ? response : await send(withHeaders(request, newer), policy);
  if (last.status === 401 && readToken() === newer) onUnauthorized();
  return last;
}

/**
 * A call that changes something is sent only once the schema of its reply has loaded. A read is sent while its schema
 * loads; if that fails, the reply is used unchecked, since an unreadable amount is shown as a dash.
 */
async function sendChecked(request: Request, schemaPath: string): Promise<Response> {
  const operation = `${request.method} ${schemaPath}`;
  const isRead = isSafeRead(request.method, schemaPath);
  const schema = responseSchemaOf(operation, isRead && !requestContext().token());
  const expected = isRead ? schema.catch(() => undefined) : await schema;
  const response = await sendAsPlayer(request, schemaPath);
  attachResponseSchema(response, operation, await expected);
  return response;
}

const transport: Middleware = {
  async onRequest({ request, schemaPath, params }) {
    assertSafePath(params.path);
    const early = request.method === 'GET' ? takeEarlyReply(request.url) : undefined;
    const reply = await early?.catch(() => undefined);
    return reply?.ok ? reply : sendChecked(request, schemaPath);
  },
};

const origin = globalThis.location?.origin ?? 'http://localhost';

/** The typed client for the contract. Wrap its calls in `call()`. */
export const api = createClient<paths>({ baseUrl: `${origin}/_api` });
api.use(transport);
