import { describe, expect, it } from 'vitest';
import { compareContracts } from './compareContracts.ts';
import type { Description, Operation, Schema } from './Description.ts';

const contract = (paths: Description['paths'], schemas: Record<string, Schema> = {}): Description => ({
  info: { version: '1.0.0' },
  paths,
  components: { schemas },
});
const one = (operation: Operation): Description =>
  contract({ '/transfer': { post: { operationId: 'transfer', ...operation } } });
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const asking = (schema: Schema) => one({ requestBody: json(schema) });
const answering = (schema: Schema) => one({ responses: { 200: json(schema) } });
const query = (schema: Schema, required = false) =>
  one({ parameters: [{ name: 'page', in: 'query', required, schema }] });
const fields = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = { type: 'string' };
const amount = fields({ amount: text });

/** Breaking changes: [what happened, before, after]. */
const BREAKING: readonly [string, Description, Description][] = [
  ['a path is removed', one({}), contract({})],
  ['a method is removed', contract({ '/a': { get: {}, put: {} } }), contract({ '/a': { get: {} } })],
  ['an operation is called otherwise', one({}), one({ operationId: 'move' })],
  ['an operation now needs a player', one({}), one({ security: [{ bearer: [] }] })],
  ['a reading operation now changes something', one({}), one({ 'x-side-effect': true })],
  ['a parameter is removed', query(text), one({})],
  ['a parameter is new and required', one({}), query(text, true)],
  ['a parameter is now required', query(text), query(text, true)],
  ['a parameter takes another type', query(text), query({ type: 'integer' })],
  ['a parameter takes fewer values', query({ enum: ['a', 'b'] }), query({ enum: ['a'] })],
  ['a parameter goes less high', query({ maximum: 100 }), query({ maximum: 50 })],
  ['a request body is new and required', one({}), one({ requestBody: { required: true, ...json(amount) } })],
  ['a request body is removed', asking(amount), one({})],
  [
    'a request body is now required',
    asking(amount),
    one({ requestBody: { required: true, ...json(amount) } }),
  ],
  ['a request is no longer taken as JSON', asking(amount), one({ requestBody: { content: {} } })],
  ['a request field is removed', asking(amount), asking(fields({}))],
  ['a request field is new and required', asking(fields({})), asking(fields({ amount: text }, ['amount']))],
  ['a request field is now required', asking(amount), asking(fields({ amount: text }, ['amount']))],
  ['a request field takes another type', asking(amount), asking(fields({ amount: { type: 'number' } }))],
  ['a request field takes no null any more', asking({ type: ['string', 'null'] }), asking(text)],
  ['a request field takes fewer values', asking({ enum: [1, 2] }), asking({ enum: [1] })],
  ['a request field gets a list of values', asking(text), asking({ type: 'string', enum: ['a'] })],
  ['a request text must be longer', asking({ minLength: 5 }), asking({ minLength: 8 })],
  ['a request text must be shorter', asking({ maxLength: 50 }), asking({ maxLength: 30 })],
  ['a request number gets a lower bound', asking({ type: 'number' }), asking({ type: 'number', minimum: 1 })],
  ['a request text gets a pattern', asking(text), asking({ type: 'string', pattern: '^a' })],
  [
    'a request takes no further fields',
    asking(fields({})),
    asking({ ...fields({}), additionalProperties: false }),
  ],
  ['a request has fewer variants', asking({ anyOf: [text, amount] }), asking({ anyOf: [text] })],
  ['a success is removed', answering(amount), one({ responses: {} })],
  ['a reply field is removed', answering(amount), answering(fields({}))],
  [
    'a reply field is no longer always there',
    answering(fields({ a: text }, ['a'])),
    answering(fields({ a: text })),
  ],
  ['a reply field has another type', answering(amount), answering(fields({ amount: { type: 'number' } }))],
  ['a reply field may be null', answering(text), answering({ type: ['string', 'null'] })],
  ['a reply field has further values', answering({ enum: [1] }), answering({ enum: [1, 2] })],
  ['a reply field has any value', answering({ enum: ['a'] }), answering({})],
  ['a reply list may be empty', answering({ minItems: 1 }), answering({ minItems: 0 })],
  ['a reply has more variants', answering({ oneOf: [text] }), answering({ oneOf: [text, amount] })],
  ['a reply text has another format', answering(text), answering({ type: 'string', format: 'date' })],
  ['a row of a reply lacks a field', answering({ items: amount }), answering({ items: fields({}) })],
];

const HARMLESS: readonly [string, Description, Description][] = [
  ['a path is new', contract({}), one({})],
  ['a parameter is new', one({}), query(text)],
  ['a parameter is now optional', query(text, true), query(text)],
  ['a parameter takes more values', query({ enum: ['a'] }), query({ enum: ['a', 'b'] })],
  ['a parameter goes higher', query({ maximum: 50 }), query({ maximum: 100 })],
  ['a request field is new', asking(fields({})), asking(amount)],
  ['a request field is now optional', asking(fields({ a: text }, ['a'])), asking(fields({ a: text }))],
  ['a request field takes null too', asking(text), asking({ type: ['string', 'null'] })],
  ['a request text may be longer', asking({ maxLength: 30 }), asking({ maxLength: 50 })],
  ['a request text loses its pattern', asking({ pattern: '^a' }), asking({})],
  [
    'a request takes further fields',
    asking({ ...fields({}), additionalProperties: false }),
    asking(fields({})),
  ],
  ['a request has more variants', asking({ anyOf: [text] }), asking({ anyOf: [text, amount] })],
  ['a refusal is removed', one({ responses: { 422: json(text) } }), one({ responses: {} })],
  ['a refusal is new', one({}), one({ responses: { 429: json(text) } })],
  ['a reply field is new', answering(fields({})), answering(amount)],
  [
    'a reply field is now always there',
    answering(fields({ a: text })),
    answering(fields({ a: text }, ['a'])),
  ],
  ['a reply field has fewer values', answering({ enum: [1, 2] }), answering({ enum: [1] })],
  ['a reply text may be longer', answering({ maxLength: 30 }), answering({ maxLength: 50 })],
  ['an operation no longer needs a player', one({ security: [{ bearer: [] }] }), one({})],
];

describe('a change is breaking when', () => {
  it.each(BREAKING)('%s', (_, before, after) => {
    const changes = compareContracts(before, after);
    expect(changes.filter(({ breaking }) => breaking)).not.toEqual([]);
  });
});

describe('a change isn’t breaking when', () => {
  it.each(HARMLESS)('%s', (_, before, after) => {
    const changes = compareContracts(before, after);
    expect(changes).not.toEqual([]);
    expect(changes.filter(({ breaking }) => breaking)).toEqual([]);
  });
});

describe('two contracts', () => {
  it.each([...BREAKING, ...HARMLESS])('that are equal have no changes: %s', (_, before) =>
    expect(compareContracts(before, structuredClone(before))).toEqual([]),
  );

  it('are compared through references, also with a recursive schema', () => {
    const of = (node: Schema) =>
      contract(
        { '/tree': { get: { responses: { 200: json({ $ref: '#/components/schemas/Node' }) } } } },
        { Node: node },
      );
    const self = { $ref: '#/components/schemas/Node' };
    const before = of(fields({ name: text, inner: self }));
    const after = of(fields({ inner: self }));
    expect(compareContracts(before, after)).toEqual([
      { operation: 'GET /tree', operationId: '', place: '200.name', what: 'is gone', breaking: true },
    ]);
  });

  it('report what changed and where', () =>
    expect(compareContracts(asking(amount), asking(fields({ amount: { type: 'number' } })))).toContainEqual({
      operation: 'POST /transfer',
      operationId: 'transfer',
      place: 'request body.amount',
      what: 'type no longer string',
      breaking: true,
    }));
});
