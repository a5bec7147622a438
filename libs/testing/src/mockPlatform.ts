import { getResponse, type HttpHandler } from 'msw';
import { mockAllSuccess, handlersFor } from './mocks.ts';
import { operationAt } from './contract.ts';
import { readBody } from './readBody.ts';

/** A request from the page. */
export interface Call {
  /** The contract's id of the called operation. */
  operation: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
  /** Path and query. */
  address: string;
}

/** The platform, as seen from a test or a story. */
export interface MockPlatform {
  /** The calls so far, oldest first: of one operation, or all. */
  calls: (operation?: string) => readonly Call[];
  /** Overrides answers from now on; an operation's newest answer wins. */
  use: (...handlers: HttpHandler[]) => void;
}

const API = '/_api';

async function toCall(request: Request): Promise<Call> {
  const { pathname, search, searchParams } = new URL(request.url);
  return {
    operation: operationAt(request.method, pathname) ?? '?',
    query: Object.fromEntries(searchParams),
    body: await readBody(request),
    headers: request.headers,
    address: pathname + search,
  };
}

const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const realFetch = globalThis.fetch;

/**
 * Answers every platform call in this window from the contract's examples, instead of the network. It replaces
 * `fetch`, so that tests and stories share it; calling this function again starts over.
 */
export function mockPlatform(...overrides: HttpHandler[]): MockPlatform {
  let handlers = [...overrides.toReversed(), ...mockAllSuccess()];
  const log: Call[] = [];

  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (!new URL(request.url).pathname.startsWith(`${API}/`)) return realFetch(input, init);
    const signal = init?.signal ?? request.signal;
    const call = await toCall(request);
    log.push(call);
    const candidates = handlersFor(call.operation, handlers);
    const response = await Promise.race([getResponse(candidates, request), givenUp(signal)]);
    if (!response) throw new Error(`No handler for ${request.method} ${request.url}. Is it in the contract?`);
    if (response.type === 'error') throw new TypeError('The connection was dropped, as the test requested.');
    return response;
  };

  return {
    calls: (operation) => (operation ? log.filter((call) => call.operation === operation) : log),
    use: (...more) => {
      handlers = [...more.toReversed(), ...handlers];
    },
  };
}
