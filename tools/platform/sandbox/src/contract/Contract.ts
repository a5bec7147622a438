import openapi from '@baize/api/openapi.json' with { type: 'json' };
import { OpenAPIBackend, type Document } from 'openapi-backend';
import type { Reply } from './Reply.ts';

export interface IncomingCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  query: Record<string, string | string[]>;
  body: unknown;
}

/** A named example of a response. */
export interface Example {
  status: number;
  value: unknown;
  /** Path and query values of the request for this response, if the body alone is ambiguous (`x-asked`). */
  asked: Readonly<Record<string, string>>;
}

export interface Operation {
  operationId: string;
  path: string;
  method: string;
  /** Whether the operation requires a player's token. */
  needsPlayer: boolean;
  sideEffect: boolean;
  statuses: ReadonlySet<string>;
  /** The named examples of all responses. */
  examples: ReadonlyMap<string, Example>;
}

export interface Refused {
  /** The part of the request that is invalid. */
  place: 'path' | 'body' | 'other';
  /** The errors of each body field. */
  fields: Record<string, readonly string[]>;
}

export interface AcceptedCall {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

export interface Contract {
  operations: readonly Operation[];
  /** The operation, or the status of an unknown path or method. */
  match(call: IncomingCall): Operation | 404 | 405;
  check(call: IncomingCall, operation: Operation): AcceptedCall | Refused;
  /** Why a response violates the contract; undefined if it's valid. */
  replyFault(operation: Operation, reply: Reply): string | undefined;
}

interface RawOperation {
  operationId?: string;
  security?: readonly Record<string, unknown>[];
  responses?: Record<string, RawResponse>;
}
interface RawResponse {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, RawExample> }>;
}
interface RawExample {
  $ref?: string;
  value?: unknown;
  'x-asked'?: Record<string, string>;
}

const DOCUMENT = openapi as unknown as Document;
/** Statuses that the HTTP layer can return for any operation, whether it lists them or not. */
export const FRAME_STATUSES = new Set(['400', '404', '405', '413']);

function resolve<T extends { $ref?: string }>(node: T): T {
  if (!node.$ref) return node;
  const steps = node.$ref.slice(2).split('/');
  let found: unknown = openapi;
  for (const step of steps) found = new Map<string, unknown>(Object.entries(found ?? {})).get(step);
  return found as T;
}

function examplesOf(responses: Record<string, RawResponse>) {
  const examples = new Map<string, Example>();
  for (const [status, response] of Object.entries(responses)) {
    const content = resolve(response).content?.['application/json'];
    for (const [name, example] of Object.entries(content?.examples ?? {})) {
      const { value, 'x-asked': asked = {} } = resolve(example);
      examples.set(name, { status: Number(status), value, asked });
    }
  }
  return examples;
}

function describe(
  raw: RawOperation & { path: string; method: string; 'x-side-effect'?: unknown },
): Operation {
  const responses = raw.responses ?? {};
  return {
    operationId: raw.operationId ?? `${raw.method} ${raw.path}`,
    path: raw.path,
    method: raw.method,
    needsPlayer: raw.security?.some((scheme) => 'bearer' in scheme) ?? false,
    sideEffect: raw['x-side-effect'] === true,
    statuses: new Set(Object.keys(responses)),
    examples: examplesOf(responses),
  };
}

interface AjvError {
  instancePath: string;
  keyword: string;
  message?: string;
  params?: { missingProperty?: string; additionalProperty?: string };
}

function refusedBy(errors: readonly AjvError[]): Refused {
  const fields = new Map<string, readonly string[]>();
  for (const { instancePath, params } of errors) {
    if (!instancePath.startsWith('/requestBody')) continue;
    const field =
      instancePath.split('/')[2] ?? params?.missingProperty ?? params?.additionalProperty ?? 'body';
    fields.set(field, [`Invalid parameter \`${field}\``]);
  }
  const place = errors.some(({ instancePath }) => instancePath.startsWith('/path'))
    ? 'path'
    : fields.size > 0
      ? 'body'
      : 'other';
  return { place, fields: Object.fromEntries(fields) };
}

let loaded: Promise<Contract> | undefined;

/** The bundled contract as a router and validator. Loaded once per process. */
export const loadContract = (): Promise<Contract> => (loaded ??= readContract());

async function readContract(): Promise<Contract> {
  const backend = new OpenAPIBackend({
    definition: DOCUMENT,
    quick: true,
    apiRoot: '/_api',
    coerceTypes: true,
  });
  await backend.init();
  const operations = new Map(
    backend.getOperations().map((raw) => {
      const operation = describe(raw);
      return [operation.operationId, operation];
    }),
  );

  return {
    operations: [...operations.values()],
    match(call) {
      try {
        const found = backend.router.matchOperation(call, true);
        return operations.get(found.operationId ?? '') ?? 404;
      } catch (error) {
        return error instanceof Error && error.message.startsWith('405') ? 405 : 404;
      }
    },
    check(call, operation) {
      const { valid, errors, coerced } = backend.validator.validateRequest(call, operation.operationId);
      if (!valid) return refusedBy((errors ?? []) as readonly AjvError[]);
      const accepted = coerced as
        | { params?: Record<string, string>; query?: Record<string, unknown> }
        | undefined;
      return { params: accepted?.params ?? {}, query: accepted?.query ?? {} };
    },
    replyFault(operation, { status, body }) {
      if (!operation.statuses.has(String(status))) {
        return FRAME_STATUSES.has(String(status)) ? undefined : `the contract has no status ${status} here`;
      }
      const { errors } = backend.validator.validateResponse(body, operation.operationId, status);
      if (!errors?.length) return undefined;
      return errors
        .slice(0, 3)
        .map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`)
        .join('; ');
    },
  };
}
