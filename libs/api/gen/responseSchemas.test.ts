import { describe, expect, it } from 'vitest';
import type { Contract, Operation, Schema } from './Contract.ts';
import { responseSchemas } from './responseSchemas.ts';

const text: Schema = { type: 'string' };
const money: Schema = { $ref: '#/components/schemas/Money' };
const fields = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});

const contract = (schema: Schema, checked: Operation['x-checked-reply'], tags = ['session']): Contract => ({
  paths: {
    '/a': {
      get: {
        operationId: 'getA',
        tags,
        'x-checked-reply': checked,
        responses: { 200: { content: { 'application/json': { schema } } } },
      },
    },
  },
  components: {
    schemas: {
      Money: { type: 'string', pattern: '^-?\\d{1,13}\\.\\d{2}$' },
      Address: text,
      Balance: fields({ balance: money }),
    },
  },
});
const shapeOf = (schema: Schema, checked: Operation['x-checked-reply'] = true) =>
  responseSchemas(contract(schema, checked)).first['GET /a'];

describe('a fully checked reply', () => {
  it.each<[string, Schema, unknown]>([
    ['an amount', money, 'money'],
    ['an amount or null', { oneOf: [money, { type: 'null' }] }, 'money|null'],
    ['a URL', { $ref: '#/components/schemas/Address' }, 'text'],
    ['a token', { ...text, minLength: 16 }, 'text'],
    ['a text with a pattern', { ...text, pattern: '^[a-z]+$' }, 'text'],
    ['a text with a pattern that allows empty', { ...text, pattern: '^[a-z]*$' }, 'string'],
    ['a text', text, 'string'],
    ['a number', { type: 'integer' }, 'number'],
    ['an enum of numbers', { type: 'integer', enum: [200, 600] }, [200, 600]],
    ['a constant text', { ...text, const: 'script' }, ['script']],
    ['an untyped list', { type: 'array' }, 'list'],
  ])('%s', (_, schema, kind) => expect(shapeOf(fields({ a: schema }))).toEqual({ a: kind }));

  it.each<[string, Schema]>([
    ['the constant true', { type: 'boolean', const: true }],
    ['a nullable field', { type: ['string', 'null'] }],
    ['a union', { oneOf: [text, { type: 'integer' }] }],
    ['an untyped object', { type: 'object' }],
  ])('checks nothing for %s', (_, schema) =>
    expect(shapeOf(fields({ a: schema, b: text }))).toEqual({ b: 'string' }),
  );

  it('is checked through references, objects and lists', () => {
    const rows = { type: 'array', items: { $ref: '#/components/schemas/Balance' } };
    expect(shapeOf(fields({ data: fields({ rows, names: { type: 'array', items: text } }) }))).toEqual({
      'data.rows.*.balance': 'money',
      'data.names.*': 'string',
    });
  });

  it('checks optional fields only for money, tokens and URLs', () => {
    const all = {
      amount: money,
      token: { ...text, minLength: 1 },
      name: text,
      more: fields({ amount: money }),
    };
    expect(shapeOf(fields({ a: text, ...all }, ['a']))).toEqual({
      a: 'string',
      amount: 'money?',
      token: 'text?',
    });
  });

  it.each(['success', 'status'])('leaves out the branch where %s is false', (name) => {
    const no = fields({ [name]: { type: 'boolean', const: false }, message: text });
    expect(shapeOf({ oneOf: [fields({ url: text }), no] })).toEqual({ url: 'string' });
  });

  it('throws unless a success is exactly one JSON object', () => {
    expect(() => shapeOf({ oneOf: [fields({ a: text }), fields({ b: text })] })).toThrow(
      /getA: .*one JSON object/,
    );
    expect(() => shapeOf({ type: 'array' })).toThrow(/getA/);
  });
});

describe('a partially checked reply', () => {
  const reply = fields({
    methods: { type: 'array', items: fields({ id: { type: 'integer' }, limit: fields({ min: money }) }) },
    data: fields({ url: text }, []),
    any: {},
  });

  it('has the named fields, also inside lists, and a named list itself', () =>
    expect(shapeOf(reply, ['methods.limit.min', 'methods', 'data.url'])).toEqual({
      'methods.*.limit.min': 'money',
      methods: 'list',
      'data.url': 'string',
    }));

  it.each(['nothing', 'data.nothing', 'methods.limit.nothing', 'any', 'data.url.more'])(
    'cannot name %s',
    (path) => expect(() => shapeOf(reply, [path])).toThrow(`x-checked-reply names ${path}`),
  );
});

it('skips unmarked replies and sorts the others', () => {
  const get = contract(fields({ a: text }), true).paths['/a']?.get ?? {};
  const plain = { ...get, 'x-checked-reply': undefined };
  const paths = {
    '/b': { get, post: { ...get, 'x-checked-reply': false } },
    '/c': { get: plain },
    '/a': { get },
  };
  expect(Object.keys(responseSchemas({ paths }).first)).toEqual(['GET /a', 'GET /b']);
});

it.each([
  ['session', 'first'],
  ['casino', 'first'],
  ['payments', 'areas'],
  ['sport', 'areas'],
] as const)('a reply of %s is among the %s', (tag, part) => {
  const schemas = responseSchemas(contract(fields({ a: text }), true, [tag]));
  expect(schemas).toEqual({ first: {}, areas: {}, [part]: { 'GET /a': { a: 'string' } } });
});
