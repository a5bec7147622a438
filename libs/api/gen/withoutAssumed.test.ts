import { describe, expect, it } from 'vitest';
import type { Contract } from './Contract.ts';
import { responseSchemas } from './responseSchemas.ts';
import { withoutAssumed } from './withoutAssumed.ts';

const assumed = { 'x-assumed': true };
const text = { type: 'string' };
const contractOf = (schema: object): Contract => ({
  paths: {
    '/a': {
      get: {
        tags: ['session'],
        'x-checked-reply': true,
        responses: { 200: { content: { 'application/json': { schema: schema } } } },
      },
    },
  },
});
const checked = (schema: object) => responseSchemas(withoutAssumed(contractOf(schema))).first['GET /a'];

describe('a field that the specification doesn’t guarantee', () => {
  it('isn’t required in a reply, nor are its nested fields', () =>
    expect(
      checked({
        required: ['message', 'limit', 'rows'],
        properties: {
          message: text,
          limit: { ...assumed, required: ['daily'], properties: { daily: text } },
          rows: {
            type: 'array',
            items: { required: ['id', 'extra'], properties: { id: text, extra: { ...text, ...assumed } } },
          },
        },
      }),
    ).toEqual({ message: 'string', 'rows.*.id': 'string' }));

  it('is still checked if it is a token', () =>
    expect(
      checked({
        required: ['a', 'token'],
        properties: { a: text, token: { type: 'string', minLength: 1, 'x-assumed': true } },
      }),
    ).toEqual({ a: 'string', token: 'text?' }));
});

it('leaves the contract unchanged', () => {
  const contract = contractOf({ required: ['a'], properties: { a: { ...text, ...assumed } } });
  const before = structuredClone(contract);
  withoutAssumed(contract);
  expect(contract).toEqual(before);
});
