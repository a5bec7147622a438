import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract } from '../gen/Contract.ts';
import { minimalReply } from '../gen/minimalReply.ts';
import { isApiError } from './ApiError.ts';
import { call } from './call.ts';
import { api } from './api.ts';
import { AREA_RESPONSE_SCHEMAS } from './generated/areaResponseSchemas.ts';
import contract from './generated/openapi.json' with { type: 'json' };
import { RESPONSE_SCHEMAS } from './generated/responseSchemas.ts';
import { isRefusal } from './decodeErrorReply.ts';
import { setRequestContext } from './requestContext.ts';

interface Node {
  $ref?: string;
  responses?: Record<string, Node>;
  content?: Record<string, { examples?: Record<string, Node> }>;
  value?: unknown;
}
interface Row {
  operation: string;
  name: string;
  value: object;
}
type Holder = Record<string, unknown>;

const VERBS: Record<string, string> = { GET: 'get', POST: 'post', PUT: 'put' };

const resolve = (node: Node | undefined): Node =>
  node?.$ref
    ? resolve(
        node.$ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, step) => (at as Holder)[step], contract) as Node,
      )
    : (node ?? {});

function successesOf(operation: string): Row[] {
  const [method = '', path = ''] = operation.split(' ');
  const verbs = (contract.paths as Record<string, Record<string, Node>>)[path];
  const { content = {} } = resolve(verbs?.[VERBS[method] ?? '']?.responses?.['200']);
  return Object.entries(content['application/json']?.examples ?? {}).map(([name, example]) => ({
    operation,
    name,
    value: resolve(example).value as object,
  }));
}

/** An operation's success with only what the specification guarantees. */
function minimalOf({ operation, value }: Row): unknown {
  const [method = '', path = ''] = operation.split(' ');
  return minimalReply(contract as unknown as Contract, VERBS[method] ?? '', path, value);
}

const SCHEMAS = { ...RESPONSE_SCHEMAS, ...AREA_RESPONSE_SCHEMAS };
const marked = Object.keys(SCHEMAS);
const examples = marked.flatMap(successesOf);
const accepted = examples.filter(({ value }) => !isRefusal(value));

const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  setRequestContext({
    siteId: 1,
    language: () => 'en',
    token: () => 'secret',
    onUnauthorized: () => undefined,
    fetch: fetched as typeof fetch,
  });
});

/** Calls an operation as a slice does, with a platform that replies with this text. */
function askFor(operation: string, text: string) {
  fetched.mockImplementation(() => Promise.resolve(new Response(text)));
  const [method, template = ''] = operation.split(' ');
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '7']);
  const init = { params: { path: Object.fromEntries(names) as never } };
  return call(
    api.request(method as 'get', template as never, init as never) as Promise<{ response: Response }>,
  );
}

const ask = (operation: string, body: unknown) => askFor(operation, JSON.stringify(body));

const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => (isApiError(error) ? error : Promise.reject(error as Error)),
  );

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Resolves a schema's path in a body to its parent object and key. */
function placesOf(body: unknown, path: string): [Holder, string][] {
  const [step = '', ...rest] = path.split('.');
  if (!isHolder(body)) return [];
  const keys = step === '*' ? Object.keys(body) : [step];
  if (rest.length === 0) return keys.map((key) => [body, key]);
  return keys.flatMap((key) => placesOf(body[key], rest.join('.')));
}

/** Invalid values for each kind of field; `undefined` removes the field. */
const WRONG: Record<string, unknown[]> = {
  money: [undefined, null, 12.505, 'abc', '', '1,234.50', [], {}, true],
  'money|null': [undefined, 12.505, 'abc', '', [], {}],
  'text?': ['', 5, [], {}, true],
  text: [undefined, null, '', 5, [], {}, true],
  string: [undefined, null, 5, [], {}],
  number: [undefined, null, 'abc', '', [], {}, true],
  list: [undefined, null, 'abc', 5, { 0: {} }],
  values: [undefined, null, 'other', 1, [], {}],
};

const harms = accepted.flatMap(({ operation, name, value }) =>
  Object.entries(SCHEMAS[operation] ?? {}).flatMap(([path, kind]) =>
    placesOf(value, path).length === 0 ? [] : [{ operation, name, value, path, kind }],
  ),
);

const anyHarm = fc.constantFrom(...harms).chain((harm) =>
  fc.record({
    harm: fc.constant(harm),
    wrong: fc.constantFrom(...(WRONG[typeof harm.kind === 'string' ? harm.kind : 'values'] ?? [])),
    row: fc.nat(),
  }),
);

describe('the contract’s own examples', () => {
  it('cover every checked reply', () => {
    expect(marked.length).toBeGreaterThan(40);
    expect(marked.filter((operation) => !accepted.some((row) => row.operation === operation))).toEqual([]);
  });

  it('cover every checked field', () => {
    const shown = new Set(harms.map(({ operation, path }) => `${operation}: ${path}`));
    const all = Object.entries(SCHEMAS).flatMap(([operation, schema]) =>
      Object.keys(schema).map((path) => `${operation}: ${path}`),
    );
    expect(all.filter((place) => !shown.has(place))).toEqual([]);
  });

  it.each(accepted)('accepts $operation, $name', async ({ operation, value }) =>
    expect(await ask(operation, value)).toEqual(value),
  );

  it.each(accepted)('accepts $operation, $name, reduced to its required fields', async (row) => {
    const minimal = minimalOf(row);
    expect(await ask(row.operation, minimal)).toEqual(minimal);
  });

  it.each(examples.filter(({ value }) => isRefusal(value)))(
    'still reads $operation, $name, as a refusal',
    async ({ operation, value }) =>
      expect(await failureOf(ask(operation, value))).toMatchObject({ failure: 'refused', status: 200 }),
  );
});

describe('a malformed reply', () => {
  it('is unreadable; the error names the field but not its value', () =>
    fc.assert(
      fc.asyncProperty(anyHarm, async ({ harm: { operation, value, path }, wrong, row }) => {
        const body = structuredClone(value);
        const places = placesOf(body, path);
        const [holder, key] = places[row % places.length] ?? [{}, ''];
        holder[key] = wrong;
        const error = await failureOf(ask(operation, body));
        expect(error).toMatchObject({ failure: 'unreadable', status: 200 });
        expect((error?.cause as Error).message).toBe(`${operation}: ${path}`);
      }),
    ));

  it.each(harms)(
    'rejects $operation, $name: $path missing or malformed',
    async ({ operation, value, path, kind }) => {
      for (const wrong of WRONG[typeof kind === 'string' ? kind : 'values'] ?? []) {
        const body = structuredClone(value);
        for (const [holder, key] of placesOf(body, path)) holder[key] = wrong;
        expect(await failureOf(ask(operation, body))).toMatchObject({ failure: 'unreadable' });
      }
    },
  );

  it.each(['NaN', 'Infinity', '012.50', "'12.50'"])('is unreadable with the amount %s', async (amount) =>
    expect(await failureOf(askFor('GET /poker-balance', `{"balance":${amount}}`))).toMatchObject({
      failure: 'unreadable',
    }),
  );
});

describe('the check accepts', () => {
  it('fields that aren’t in the contract', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...accepted), fc.jsonValue(), async ({ operation, value }, extra) => {
        const body = { ...value, 'x-new': extra };
        await expect(ask(operation, body)).resolves.toBeDefined();
      }),
    ));

  it.each([
    ['a number as text', 'GET /user-profile', { id: '7', username: 'defne', currency: '1' }],
    ['an amount without cents', 'GET /poker-balance', { balance: '7' }],
    [
      'a limit that was never set',
      'GET /limits/{limitType}',
      { limit: { daily: null, weekly: null, monthly: '1.00' } },
    ],
    [
      'an unreadable balance, which is shown as a dash',
      'GET /user-profile',
      { id: 7, username: 'a', currency: 1, balance: null },
    ],
    ['a session without a profile', 'POST /login', { access_token: 'x' }],
    [
      'a new kind of category',
      'GET /game/{id}',
      { data: { type: 'url', url: 'https://a.example', game_category: 99 } },
    ],
    ['a malformed history row', 'GET /account/logs', { data: { data: [{ amount: 5 }] } }],
    ['an unmarked reply', 'GET /sliders', { sliders: 5 }],
  ])('%s', async (_, operation, body) => expect(await ask(operation, body)).toEqual(body));
});

/* It may have had its effect: a second call would be a second deposit. */
const demanding = Object.entries(SCHEMAS)
  .filter(
    ([operation, schema]) =>
      !operation.startsWith('GET') && Object.values(schema).some((kind) => !String(kind).endsWith('?')),
  )
  .map(([operation]) => operation);
it.each(demanding)('%s is sent once', async (operation) => {
  expect(await failureOf(ask(operation, {}))).toMatchObject({ failure: 'unreadable' });
  expect(fetched).toHaveBeenCalledOnce();
});
