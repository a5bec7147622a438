import fc, { type Arbitrary } from 'fast-check';
import { hostileValue, spoiled } from './hostile.ts';
import type { Described, Parameter } from './operations.ts';
import { validValue } from './validValue.ts';

/** A request as sent. */
export interface Sent {
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** `encodeURIComponent` throws for lone surrogates; they are sent as the text `%ED%A0%80`. */
const encode = (value: unknown) =>
  encodeURIComponent(asText(value).replaceAll(/[\ud800-\udfff]/g, '%ED%A0%80'));

const valueOf = (parameter: Parameter, valid: boolean) =>
  valid ? validValue(parameter.schema) : fc.oneof(validValue(parameter.schema), hostileValue);

function pathOf({ path, parameters }: Described, ids: readonly string[], valid: boolean): Arbitrary<string> {
  const steps = parameters.filter((parameter) => parameter.in === 'path');
  const known = ids.length > 0 ? [fc.constantFrom(...ids)] : [];
  const values = steps.map((step) =>
    step.schema.enum ? valueOf(step, valid) : fc.oneof(valueOf(step, valid), ...known),
  );
  return fc.tuple(...values).map((all) => {
    const filled = new Map(steps.map(({ name }, at) => [name, encode(all[at]) || 'x']));
    return path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => filled.get(name) ?? whole);
  });
}

function queryOf({ parameters }: Described, valid: boolean): Arbitrary<string> {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const parts = asked.map((parameter) => {
    const part = valueOf(parameter, valid).map((value) => `${parameter.name}=${encode(value)}`);
    const once = part.map((text) => [text]);
    /* Repeated parameters aren't lists, however they are parsed. */
    const often = valid ? once : fc.oneof(once, fc.array(part, { minLength: 2, maxLength: 3 }));
    return parameter.required && valid ? once : fc.oneof(often, fc.constant<string[]>([]));
  });
  return fc.tuple(...parts).map((all) => all.flat().join('&'));
}

const TYPES = ['application/json', 'text/plain', 'application/xml', 'multipart/form-data', ''] as const;

function bodyOf({ body }: Described, valid: boolean): Arbitrary<Pick<Sent, 'body' | 'headers'>> {
  if (!body) return fc.constant({ body: undefined, headers: {} });
  const json = { 'content-type': 'application/json' };
  const right = validValue(body);
  if (valid) return right.map((value) => ({ body: JSON.stringify(value), headers: json }));
  return fc.oneof(
    spoiled(right).map((value) => ({ body: JSON.stringify(value), headers: json })),
    fc.constantFrom(...TYPES).map((type) => ({ body: '{"amount":', headers: { 'content-type': type } })),
    fc.constant({ body: undefined, headers: json }),
  );
}

/** Requests of an operation, valid or not. `ids` are existing ids, some of them another player's. */
export const requestsOf = (operation: Described, ids: readonly string[], valid: boolean): Arbitrary<Sent> =>
  fc
    .tuple(pathOf(operation, ids, valid), queryOf(operation, valid), bodyOf(operation, valid))
    .map(([path, query, rest]) => ({ path: query ? `${path}?${query}` : path, ...rest }));
