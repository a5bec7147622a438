import { pack } from './pack.ts';

interface Kept {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
}

/** Headers that may affect a reply. */
const ASKED = ['site-id', 'accept-language', 'range'] as const;
const PASSED = [...ASKED, 'authorization', 'content-type', 'x-forwarded-host', 'idempotency-key'] as const;
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'date'];

const isPublicRead = ({ method, headers }: Request) => method === 'GET' && !headers.has('authorization');

function keyOf({ url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  return [pathname + search, ...ASKED.map((name) => headers.get(name) ?? '')].join(' ');
}

/**
 * Fetches each public reply from `source` once and replays it from memory from then on, so that the source's speed
 * doesn't matter. Private calls, and calls that change something, are always forwarded.
 */
export function createTape(source: string): (request: Request) => Promise<Response> {
  const kept = new Map<string, Promise<Kept>>();

  async function ask(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers();
    for (const name of PASSED) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
    const reply = await fetch(source + pathname + search, { method: request.method, headers, body });
    const own = new Headers(reply.headers);
    for (const name of HOP_BY_HOP) own.delete(name);
    return pack(new Response(reply.body, { status: reply.status, headers: own }));
  }

  async function record(request: Request): Promise<Kept> {
    const reply = await ask(request);
    return { status: reply.status, headers: reply.headers, body: await reply.arrayBuffer() };
  }

  return async (request) => {
    if (!isPublicRead(request)) return ask(request);
    const key = keyOf(request);
    const known = kept.get(key) ?? record(request);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    const { status, headers, body } = await known;
    if (status >= 500) kept.delete(key);
    return new Response(body, { status, headers });
  };
}
