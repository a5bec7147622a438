import fc, { type Arbitrary } from 'fast-check';
import { resolve } from './operations.ts';
import type { Schema } from './Schema.ts';

const MAX_ITEMS = 4;
const LONGEST = 40;
const WIDEST = 1_000_000;

/** Times around the tests' noon, as the contract formats them. */
const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-04-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));

const FORMATS: Record<string, Arbitrary<string>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  date: moment.map((text) => text.slice(0, 10)),
  'date-time': moment.map((text) => `${text.replace(' ', 'T')}Z`),
};

function text({ pattern, format, minLength = 0, maxLength = LONGEST }: Schema): Arbitrary<string> {
  if (format && FORMATS[format]) return FORMATS[format];
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)),
    unit: 'grapheme',
  });
}

function object({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, validValue(schema)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

const BY_TYPE: Record<string, (schema: Schema) => Arbitrary<unknown>> = {
  string: text,
  integer: ({ minimum = -WIDEST, maximum = WIDEST }) =>
    fc.integer({ min: minimum, max: Math.max(minimum, maximum) }),
  number: ({ minimum = -WIDEST, maximum = WIDEST }) =>
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.max(minimum, maximum)) }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0, maxItems = MAX_ITEMS }) =>
    fc.array(validValue(items), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)),
    }),
  object,
};

/** Values that are valid for a schema. */
export function validValue(node: Schema): Arbitrary<unknown> {
  const schema = resolve(node);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map(validValue));
  if (schema.allOf) {
    return fc.tuple(...schema.allOf.map(validValue)).map((parts) => Object.assign({}, ...parts) as unknown);
  }
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
  return fc.oneof(...types.map((type) => (BY_TYPE[type] ?? BY_TYPE.string!)(schema)));
}
