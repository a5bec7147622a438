import type { Context } from 'hono';
import type { Operation } from '../contract/Contract.ts';
import type { Env } from '../http/Env.ts';
import type { Sandbox } from '../Sandbox.ts';

/** Requests a fault; in a response, the name of the example that was returned. */
export const FAULT_HEADER = 'x-sandbox-fault';

/** Seconds, by status: too many requests, maintenance. */
const RETRY_AFTER: ReadonlyMap<number, string> = new Map([
  [429, '2'],
  [503, '900'],
]);

/** How long `slow` waits before the real response, ms. */
const SLOW = 3000;

const HTML = '<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1>';
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Sends half a body, then closes the connection. */
function cut({ env }: Context<Env>): 'sent' {
  env.outgoing.writeHead(200, { ...json, 'content-length': '1000' });
  env.outgoing.write('{"data":', () => env.outgoing.destroy());
  return 'sent';
}

/**
 * The result of a fault: a response, none, the real response discarded after its effect, or the real
 * response.
 */
export type Injected = Response | 'sent' | 'lose' | undefined;

type Fault = (context: Context<Env>) => Injected | Promise<Injected>;

const FAULTS = new Map<string, Fault>(
  Object.entries({
    slow: () => wait(SLOW).then(() => undefined),
    hang: () => 'sent',
    cut,
    'lose-reply': () => 'lose',
    html: () => new Response(HTML, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    'broken-json': () => new Response('{"data": [1, 2', { status: 200, headers: json }),
    empty: () => new Response('', { status: 200, headers: json }),
  }),
);

/** The faults that every operation has; the names of its examples are faults too. */
export const FAULT_NAMES: readonly string[] = [...FAULTS.keys()];

function operationOf({ contract }: Sandbox, { req }: Context<Env>): Operation | undefined {
  const call = { method: req.method.toLowerCase(), path: req.path, headers: {}, query: {}, body: undefined };
  const operation = contract.match(call);
  return typeof operation === 'object' ? operation : undefined;
}

function namedExample(operation: Operation | undefined, name: string): Response | undefined {
  const example = operation?.examples.get(name);
  if (!example) return undefined;
  const retryAfter = RETRY_AFTER.get(example.status);
  const retry: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return new Response(JSON.stringify(example.value), {
    status: example.status,
    headers: { ...json, ...retry, [FAULT_HEADER]: name },
  });
}

/**
 * Applies the fault header (only with `--faults`) or an armed fault: a named example of the operation, or a
 * transport error. Undefined means that the real response is sent; with `lose` it is produced, but not sent.
 */
export async function injectFault(sandbox: Sandbox, context: Context<Env>): Promise<Injected> {
  const asked = sandbox.options.faults ? context.req.header(FAULT_HEADER) : undefined;
  const waiting = sandbox.armedFaults.list().length > 0;
  if (!asked && !waiting) return undefined;
  const operation = operationOf(sandbox, context);
  const name = asked ?? sandbox.armedFaults.take(operation?.operationId ?? '');
  if (!name) return undefined;
  const example = namedExample(operation, name);
  if (example) return example;
  const fault = FAULTS.get(name);
  if (fault) return fault(context);
  return new Response(JSON.stringify({ message: `no_fault_named_${name}` }), { status: 400, headers: json });
}
