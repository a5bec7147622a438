import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { contract, example, operation, operationAt, type Operation } from './contract.ts';

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

function handle(id: string, answerer: (question: Question) => Promise<Response>): HttpHandler {
  const wanted = operation(id);
  const verb = VERBS[wanted.method as keyof typeof VERBS];
  return verb(pattern(wanted), async ({ request, params }) => {
    const { pathname, searchParams } = new URL(request.url);
    /* A path of parameters alone fits the addresses of others too: those handlers come next. */
    if (operationAt(request.method, pathname) !== id) return undefined;
    return answerer({
      query: searchParams,
      params: params as Record<string, string>,
      body: await readBody(request.clone()),
      headers: request.headers,
    });
  });
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

/** Every operation on its first success. */
export const allSuccess = (): HttpHandler[] =>
  [...contract.values()].flatMap((each) => {
    const name = successOf(each);
    return name === undefined ? [] : [answer(each.id, name)];
  });
