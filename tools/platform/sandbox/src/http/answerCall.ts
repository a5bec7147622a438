import type { Call } from '../contract/Call.ts';
import type { IncomingCall, Operation, Refused } from '../contract/Contract.ts';
import { readLang } from '../contract/lang.ts';
import {
  badRequest,
  fieldErrors,
  methodNotAllowed,
  notFound,
  serverError,
  unauthorized,
} from '../contract/Reply.ts';
import type { Reply } from '../contract/Reply.ts';
import { settleDuePayments } from '../payments/settleDuePayments.ts';
import { handlers } from '../routes/handlers.ts';
import type { Sandbox } from '../Sandbox.ts';
import { bearerOf, findSession } from '../session/findSession.ts';

export interface Answer {
  operation: Operation | undefined;
  reply: Reply;
}

function refusal(operation: Operation, { place, fields }: Refused): Reply {
  if (place === 'path') return notFound();
  const [first] = Object.values(fields)[0] ?? [];
  if (place === 'body' && operation.statuses.has('422')) return fieldErrors(422, fields, first);
  return badRequest();
}

/** Validates a reply against the contract; not in production mode. */
function judged(sandbox: Sandbox, operation: Operation, reply: Reply): Reply {
  if (sandbox.options.production || reply.text !== undefined) return reply;
  const fault = sandbox.contract.replyFault(operation, reply);
  if (!fault) return reply;
  const { operationId, method, path } = operation;
  sandbox.log.error(`The reply of ${operationId} (${method} ${path}) violates the contract: ${fault}`, {
    operationId,
    path,
    status: reply.status,
  });
  return serverError();
}

async function run(sandbox: Sandbox, operation: Operation, call: Call): Promise<Reply> {
  const handler = handlers.get(operation.operationId);
  if (!handler) {
    sandbox.log.error(`${operation.operationId} has no handler. Add one to src/routes.`);
    return serverError();
  }
  return judged(sandbox, operation, await handler(sandbox, call));
}

/** Handles one contract request: brand, route, validation, player, handler, reply, in this order. */
export async function answerCall(
  sandbox: Sandbox,
  incoming: IncomingCall,
  url: URL,
  address: string,
): Promise<Answer> {
  const { contract, brands, db, clock } = sandbox;
  const operation = contract.match(incoming);
  if (operation === 404) return { operation: undefined, reply: notFound() };
  if (operation === 405) return { operation: undefined, reply: methodNotAllowed() };
  const brand = brands.bySiteId(incoming.headers['site-id'] ?? '');
  if (!brand) return { operation, reply: badRequest() };
  const accepted = contract.check(incoming, operation);
  if ('place' in accepted) return { operation, reply: refusal(operation, accepted) };
  const token = bearerOf(incoming.headers.authorization);
  const session = token ? await findSession(db, token, brand.siteId, clock.date()) : undefined;
  if (operation.needsPlayer && !session) return { operation, reply: unauthorized() };
  if (session) await settleDuePayments(sandbox, session.player.id);
  const call: Call = {
    ...accepted,
    operationId: operation.operationId,
    url,
    headers: incoming.headers,
    body: incoming.body,
    lang: readLang(incoming.headers['accept-language']),
    brand,
    session,
    token,
    address,
  };
  return { operation, reply: await run(sandbox, operation, call) };
}
