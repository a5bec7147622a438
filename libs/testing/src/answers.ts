import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { contract, example, operation, type Operation } from './contract.ts';

/** What an answer may look at before it answers. */
export interface Question {
  query: URLSearchParams;
  /** The parts of the path that the contract names. */
  params: Record<string, string>;
  body: unknown;
  headers: Headers;
}

export interface Reply {
  /** 200 when left out. */
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Answerer = (question: Question) => Reply | Promise<Reply>;

const FIRST_FAILURE = 300;
const VERBS = { get: http.get, post: http.post, put: http.put, patch: http.patch, delete: http.delete };

const toResponse = ({ status = 200, body, headers }: Reply) =>
  HttpResponse.json(body as JsonBodyType, { status, headers });

const pattern = ({ path }: Operation) => `*/_api${path.replace(/\{(\w+)\}/g, ':$1')}`;

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

const operations = new WeakMap<HttpHandler, string>();

/**
 * Those of `handlers` that answer an operation, in their order; one from elsewhere may answer any. A path of parameters
 * alone fits the addresses of others too, and to try all of them takes longer than most tests.
 */
export const handlersOf = (operationId: string | undefined, handlers: readonly HttpHandler[]) =>
  handlers.filter((handler) => (operations.get(handler) ?? operationId) === operationId);

function handle(id: string, answerer: (question: Question) => Promise<Response>): HttpHandler {
  const wanted = operation(id);
  const verb = VERBS[wanted.method as keyof typeof VERBS];
  const handler = verb(pattern(wanted), async ({ request, params }) =>
    answerer({
      query: new URL(request.url).searchParams,
      params: params as Record<string, string>,
      body: await readBody(request.clone()),
      headers: request.headers,
    }),
  );
  operations.set(handler, id);
  return handler;
}

/** Puts an operation on a computed answer: `answerBy('getGames', ({ query }) => ({ body: pageOf(query) }))`. */
export const answerBy = (operationId: string, answerer: Answerer): HttpHandler =>
  handle(operationId, async (question) => toResponse(await answerer(question)));

/** Puts an operation on one answer, whatever is asked. */
export const answerWith = (operationId: string, reply: Reply): HttpHandler =>
  answerBy(operationId, () => reply);

/** Puts an operation on one of the contract's named examples; its status is the one that it stands under. */
export const answer = (operationId: string, exampleName: string): HttpHandler =>
  answerWith(operationId, example(operationId, exampleName));

/** The connection breaks before an answer. */
export const noConnection = (operationId: string): HttpHandler =>
  handle(operationId, () => Promise.resolve(HttpResponse.error()));

/** The answer never comes: what is shown stays in its loading state. */
export const noAnswer = (operationId: string): HttpHandler =>
  handle(operationId, () => new Promise(() => undefined));

const successOf = ({ examples }: Operation) =>
  [...examples].find(([, { status }]) => status < FIRST_FAILURE)?.[0];

let successes: readonly HttpHandler[] | undefined;

/** Every operation on its first success. They are made once: each of them costs as much as a small component. */
export const allSuccess = (): readonly HttpHandler[] =>
  (successes ??= [...contract.values()].flatMap((each) => {
    const name = successOf(each);
    return name === undefined ? [] : [answer(each.id, name)];
  }));
