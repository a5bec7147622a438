import { minimalReply } from '@baize/api/minimal-reply';
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { bundle, contract, example, operation, type Operation } from './contract.ts';
import { readBody } from './readBody.ts';

/** What an answer may depend on. */
export interface MockRequest {
  query: URLSearchParams;
  /** The path parameters that the contract names. */
  params: Record<string, string>;
  body: unknown;
  headers: Headers;
}

export interface Reply {
  /** Default 200. */
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Resolver = (request: MockRequest) => Reply | Promise<Reply>;

const FIRST_FAILURE = 300;
const VERBS = { get: http.get, post: http.post, put: http.put, patch: http.patch, delete: http.delete };

const toResponse = ({ status = 200, body, headers }: Reply) =>
  HttpResponse.json(body as JsonBodyType, { status, headers });

const pattern = ({ path }: Operation) => `*/_api${path.replace(/\{(\w+)\}/g, ':$1')}`;

const operations = new WeakMap<HttpHandler, string>();

/**
 * The `handlers` that may answer an operation, in order; a handler from elsewhere may answer any. A path made only of
 * parameters also matches other operations' URLs, and trying all handlers takes longer than most tests.
 */
export const handlersFor = (operationId: string | undefined, handlers: readonly HttpHandler[]) =>
  handlers.filter((handler) => (operations.get(handler) ?? operationId) === operationId);

function handle(id: string, resolver: (request: MockRequest) => Promise<Response>): HttpHandler {
  const wanted = operation(id);
  const verb = VERBS[wanted.method as keyof typeof VERBS];
  const handler = verb(pattern(wanted), async ({ request, params }) =>
    resolver({
      query: new URL(request.url).searchParams,
      params: params as Record<string, string>,
      body: await readBody(request),
      headers: request.headers,
    }),
  );
  operations.set(handler, id);
  return handler;
}

/**
 * Answers an operation with a computed reply: `mockResolver('getGames', ({ query }) => ({ body: pageOf(query) }))`.
 */
export const mockResolver = (operationId: string, resolver: Resolver): HttpHandler =>
  handle(operationId, async (request) => toResponse(await resolver(request)));

/** Answers an operation with one fixed reply. */
export const mockReply = (operationId: string, reply: Reply): HttpHandler =>
  mockResolver(operationId, () => reply);

/** Answers an operation with one of the contract's named examples and that example's status. */
export const mockExample = (operationId: string, exampleName: string): HttpHandler =>
  mockReply(operationId, example(operationId, exampleName));

/**
 * Answers an operation with a named success example of the contract, reduced to the fields that the specification
 * guarantees, since other platforms may send no more than that.
 */
export function mockMinimal(operationId: string, exampleName: string): HttpHandler {
  const { method, path } = operation(operationId);
  const { status, body } = example(operationId, exampleName);
  return mockReply(operationId, { status, body: minimalReply(bundle, method, path, body) });
}

/** The connection breaks before a reply. */
export const mockNetworkError = (operationId: string): HttpHandler =>
  handle(operationId, () => Promise.resolve(HttpResponse.error()));

/** The reply never arrives: the page stays in its loading state. */
export const mockPending = (operationId: string): HttpHandler =>
  handle(operationId, () => new Promise(() => undefined));

const successOf = ({ examples }: Operation) =>
  [...examples].find(([, { status }]) => status < FIRST_FAILURE)?.[0];

let successes: readonly HttpHandler[] | undefined;

/**
 * Answers every operation with its first success example. Created once: each handler costs as much as a small
 * component.
 */
export const mockAllSuccess = (): readonly HttpHandler[] =>
  (successes ??= [...contract.values()].flatMap((each) => {
    const name = successOf(each);
    return name === undefined ? [] : [mockExample(each.id, name)];
  }));
