import type { Context } from 'hono';
import type { Env } from '../http/Env.ts';
import type { Sandbox } from '../Sandbox.ts';

export const FAULT_HEADER = 'x-sandbox-fault';

/** How long `slow` waits before the real answer, ms. */
const SLOW = 3000;

const HTML = '<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1>';
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Answers half a body, then drops the line. */
function cut({ env }: Context<Env>): 'sent' {
  env.outgoing.writeHead(200, { ...json, 'content-length': '1000' });
  env.outgoing.write('{"data":', () => env.outgoing.destroy());
  return 'sent';
}

type Fault = (context: Context<Env>) => Response | 'sent' | undefined | Promise<undefined>;

const FAULTS: Record<string, Fault> = {
  slow: () => wait(SLOW).then(() => undefined),
  hang: () => 'sent',
  cut,
  html: () => new Response(HTML, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } }),
  'broken-json': () => new Response('{"data": [1, 2', { status: 200, headers: json }),
  empty: () => new Response('', { status: 200, headers: json }),
};

function namedExample({ contract }: Sandbox, context: Context<Env>, name: string): Response | undefined {
  const { path, method } = context.req;
  const operation = contract.match({
    method: method.toLowerCase(),
    path,
    headers: {},
    query: {},
    body: undefined,
  });
  const example = typeof operation === 'object' ? operation.examples.get(name) : undefined;
  if (!example) return undefined;
  const retry: Record<string, string> = example.status === 429 ? { 'retry-after': '2' } : {};
  return new Response(JSON.stringify(example.value), {
    status: example.status,
    headers: { ...json, ...retry },
  });
}

/**
 * Answers as the fault header says: a named example of the operation, or one of the ways a line can fail. Undefined
 * lets the real answer through. Only with `--faults`.
 */
export async function injectFault(
  sandbox: Sandbox,
  context: Context<Env>,
): Promise<Response | 'sent' | undefined> {
  const name = context.req.header(FAULT_HEADER);
  if (!name) return undefined;
  const fault = FAULTS[name];
  if (fault) return fault(context);
  const example = namedExample(sandbox, context, name);
  return (
    example ??
    new Response(JSON.stringify({ message: `no_fault_named_${name}` }), { status: 400, headers: json })
  );
}
