import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSchemaViolation, type FieldKind } from './findSchemaViolation.ts';
import { AREA_RESPONSE_SCHEMAS } from './generated/areaResponseSchemas.ts';
import { RESPONSE_SCHEMAS } from './generated/responseSchemas.ts';

const SCHEMAS = Object.values({ ...RESPONSE_SCHEMAS, ...AREA_RESPONSE_SCHEMAS });

const GOOD: [FieldKind, unknown[]][] = [
  ['money', ['12.50', '-0.05', '0.00', '7', '7.5', '9999999999999.99', 12.5, 0, -7]],
  ['money|null', ['12.50', null]],
  ['money?', ['12.50', null, undefined]],
  ['text', ['x', ' ', '5']],
  ['text?', ['x', null, undefined]],
  ['string', ['x', '']],
  ['number', [7, 0, -1, 2.5, '7']],
  ['list', [[], [1], [null]]],
  [
    [200, 600],
    [200, 600],
  ],
  [['url'], ['url']],
];

const BAD: [FieldKind, unknown[]][] = [
  [
    'money',
    [12.505, 1e21, Number.NaN, 'abc', '', ' 1.00', '1,50', '1.005', '1e3', '+1', null, undefined, [], {}],
  ],
  ['money|null', [12.505, 'abc', undefined, '']],
  ['money?', [12.505, 'abc', '']],
  ['text', ['', 5, null, undefined, ['x'], { length: 1 }, true]],
  ['text?', ['', 5, [], {}]],
  ['string', [5, null, undefined, [], {}]],
  ['number', [Number.NaN, Infinity, 'x', '', '1e3', null, undefined, true, [1]]],
  ['list', [{}, { length: 0 }, 'x', null, undefined]],
  [
    [200, 600],
    ['200', 500, 200.5, null, undefined, [200]],
  ],
  [['url'], ['URL', 'frame', '', null, ['url']]],
];

const rowsOf = (table: typeof GOOD) =>
  table.flatMap(([kind, values]) => values.map((value) => ({ kind, value, shown: JSON.stringify(value) })));

describe('a field', () => {
  it.each(rowsOf(GOOD))('$kind may be $shown', ({ kind, value }) =>
    expect(findSchemaViolation({ a: value }, { a: kind })).toBeUndefined(),
  );

  it.each(rowsOf(BAD))('$kind may not be $shown', ({ kind, value }) =>
    expect(findSchemaViolation({ a: value }, { a: kind })).toBe('a'),
  );
});

describe('the path of a field', () => {
  it.each([
    ['in an object', { 'a.b': 'text' }, { a: { b: 'x' } }, undefined],
    ['in no object', { 'a.b': 'text' }, {}, 'a.b'],
    ['in null', { 'a.b': 'text?' }, { a: null }, 'a.b'],
    ['in a list instead of an object', { 'a.b': 'text?' }, { a: [] }, 'a.b'],
    ['in a text instead of an object', { 'a.length': 'number' }, { a: 'x' }, 'a.length'],
    ['in every row', { 'a.*.b': 'money' }, { a: [{ b: '1.00' }, { b: '2.00' }] }, undefined],
    ['in an empty list', { 'a.*.b': 'money' }, { a: [] }, undefined],
    ['in all rows but one', { 'a.*.b': 'money' }, { a: [{ b: '1.00' }, {}] }, 'a.*.b'],
    ['in an object instead of rows', { 'a.*.b': 'money' }, { a: { 0: { b: '1.00' } } }, 'a.*.b'],
    ['in rows that are null', { 'a.*.b': 'money' }, { a: [null] }, 'a.*.b'],
    ['next to an invalid one', { b: 'text', a: 'money' }, { a: 'y', b: 'x' }, 'a'],
    ['in a reply without checked fields', {}, { a: 1 }, undefined],
  ] as const)('%s', (_, expected, body, violation) =>
    expect(findSchemaViolation(body, expected)).toBe(violation),
  );
});

describe('with any body', () => {
  const paths = [...new Set(SCHEMAS.flatMap((schema) => Object.keys(schema)))];
  const steps = [...new Set(paths.flatMap((path) => path.split('.')))];
  const hostile = ['__proto__', 'constructor', 'toString', 'length', 'then', '0'];
  /** JSON whose objects have the property names of the schemas, and dangerous ones. */
  const { body } = fc.letrec((tie) => ({
    body: fc.oneof(
      { maxDepth: 8 },
      fc.jsonValue(),
      fc.constantFrom('12.50', 'url', 'script', 200, 600, null),
      fc.array(tie('body'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...steps, ...hostile), tie('body'), { maxKeys: 6 }),
    ),
  }));

  it('there is a verdict, and the body isn’t changed', () =>
    fc.assert(
      fc.property(body, fc.constantFrom(...SCHEMAS), (value, expected) => {
        const json = JSON.stringify(value);
        const parsed: unknown = JSON.parse(json);
        expect([undefined, ...Object.keys(expected)]).toContain(findSchemaViolation(parsed, expected));
        expect(JSON.stringify(parsed)).toBe(json);
      }),
    ));

  it('there is a verdict even if it is nested deeper than the stack', () => {
    const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    for (const expected of SCHEMAS)
      expect(findSchemaViolation({ data: deep }, expected)).toBe(
        findSchemaViolation({ data: [[]] }, expected),
      );
  });
});
