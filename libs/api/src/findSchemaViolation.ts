import { decoder } from './decoders/decoder.ts';

/** An amount as `parseMoney` reads it: decimal text, or a number with at most two decimals. */
const isMoney = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && /^-?\d{1,13}(\.\d{1,2})?$/.test(String(value));
const isText = (value: unknown) => typeof value === 'string' && value !== '';

const KINDS = {
  money: isMoney,
  /** Null means "not set"; a missing field is a violation. */
  'money|null': (value: unknown) => value === null || isMoney(value),
  'money?': (value: unknown) => value == null || isMoney(value),
  /** Must not be empty: a token, a URL, an id. */
  text: isText,
  'text?': (value: unknown) => value == null || isText(value),
  string: (value: unknown) => typeof value === 'string',
  /** May also be text, as the platform's older endpoints send it. */
  number: (value: unknown) => decoder.number(value) !== undefined,
  list: Array.isArray,
} as const;

/** The check for a field: a kind, or a list of allowed values. */
export type FieldKind = keyof typeof KINDS | readonly (string | number)[];

/** Required content of a reply, by path: `data.url`, or `methods.*.limit.min` in every row. */
export type ResponseSchema = Readonly<Record<string, FieldKind>>;

function holds(value: unknown, [step, ...rest]: string[], kind: FieldKind): boolean {
  if (step === undefined)
    return typeof kind === 'string' ? KINDS[kind](value) : kind.includes(value as string);
  const isList = Array.isArray(value);
  if (step === '*') return isList && value.every((row) => holds(row, rest, kind));
  if (isList || typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return holds(Object.hasOwn(fields, step) ? fields[step] : undefined, rest, kind);
}

/** The path of the first field that violates the schema; undefined when there is none. Never throws. */
export function findSchemaViolation(body: unknown, expected: ResponseSchema): string | undefined {
  const violated = Object.entries(expected).find(([path, kind]) => !holds(body, path.split('.'), kind));
  return violated?.[0];
}
