import type { Tree } from '@nx/devkit';
import { Contract, type Operation, type Parameter, type Schema } from '../workspace/Contract.ts';

/** A required parameter of a call. */
export interface Argument {
  name: string;
  place: 'path' | 'query';
  /** Its TypeScript type. */
  type: string;
  /** A sample value as source text. */
  sample: string;
}

/** An operation that replies with a list, as needed by a slice. */
export interface ListOperation {
  id: string;
  path: string;
  needsPlayer: boolean;
  /** The list's location in the reply: `['data']`, `['games', 'data']`. */
  listAt: readonly string[];
  /** The schema of a row. */
  row: string;
  /** The field that identifies a row, and the one with the text to show. */
  key: string;
  keyReader: 'number' | 'text';
  label: string;
  args: readonly Argument[];
  /** An example with a non-empty list. */
  example: string;
}

const SCHEMAS = '#/components/schemas/';
const LABELS = ['name', 'title', 'game_name', 'username'];

function listIn(contract: Contract, schema: Schema, depth = 2): { at: string[]; items: Schema } | undefined {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, contract.resolve(field)] as const,
  );
  for (const [name, { type, items }] of fields) if (type === 'array' && items) return { at: [name], items };
  if (depth <= 1) return undefined;
  for (const [name, field] of fields) {
    const inside = listIn(contract, field, depth - 1);
    if (inside) return { ...inside, at: [name, ...inside.at] };
  }
  return undefined;
}

/** The fields of a row that a list can show. */
function fieldsOf(contract: Contract, id: string, items: Schema) {
  const { properties = {}, required = [] } = contract.resolve(items);
  const fields = Object.entries(properties).map(([name, field]) => [name, contract.resolve(field)] as const);
  const types = new Map(fields.map(([name, { type }]) => [name, type]));
  /* A text with a pattern is an amount or a time, which would need formatting. */
  const texts = fields
    .filter(([, field]) => field.type === 'string' && !field.pattern && !field.enum)
    .map(([name]) => name);
  const label = LABELS.find((name) => texts.includes(name)) ?? texts.find((name) => required.includes(name));
  if (!label) throw new Error(`A row of ${id} has no text to show. Write this slice manually.`);
  const key = types.has('id') ? 'id' : label;
  const keyReader: 'number' | 'text' = types.get(key) === 'string' ? 'text' : 'number';
  return { label, key, keyReader };
}

function typeOf({ enum: values, type }: Schema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  return type === 'integer' || type === 'number' ? 'number' : 'string';
}

function argumentOf(contract: Contract, parameter: Parameter): Argument {
  const schema = contract.resolve(parameter.schema);
  const type = typeOf(schema);
  const sample = schema.enum?.[0] ?? (type === 'number' ? (schema.minimum ?? 1) : 'abc');
  return {
    name: parameter.name,
    place: parameter.in as 'path' | 'query',
    type,
    sample: JSON.stringify(sample),
  };
}

/** Finds a list in a reply by its path. */
const listAt = (value: unknown, at: readonly string[]) =>
  at.reduce<unknown>((one, name) => new Map<string, unknown>(Object.entries(one ?? {})).get(name), value);

function exampleOf(
  { examples }: { examples: ReadonlyMap<string, unknown> },
  id: string,
  at: readonly string[],
) {
  const isFull = (value: unknown) => Array.isArray(value) && value.length > 0;
  const full = [...examples].find(([, value]) => isFull(listAt(value, at)));
  if (full) return full[0];
  throw new Error(`${id} has no example with rows. Add one to openapi/examples/${id}.`);
}

const needsPlayer = ({ security = [] }: Operation) =>
  security.some((scheme) => Object.hasOwn(scheme, 'bearer'));

/** @throws for an operation that doesn't exist, or with a reply that isn't a list; the message explains what to do */
export function readListOperation(tree: Tree, id: string): ListOperation {
  const contract = new Contract(tree);
  const operation = contract.operations.get(id);
  if (!operation)
    throw new Error(
      `The contract has no operation "${id}". Create it with the operation generator, or use one of: ${[...contract.operations.keys()].join(', ')}.`,
    );
  if (operation.method !== 'get')
    throw new Error(
      `${id} isn't a GET. A generated slice shows the reply of a GET; write mutations manually.`,
    );
  if (operation['x-side-effect'])
    throw new Error(`${id} has side effects, so it's called from a mutation: write that manually.`);
  if (operation['x-checked-reply'])
    throw new Error(`${id} returns money, a token or a launch. Write this slice manually.`);
  const success = contract.success(operation);
  const list = listIn(contract, success.schema);
  if (!list)
    throw new Error(
      `The reply of ${id} has no list. Write this slice manually, following libs/casino/src/favourites.`,
    );
  const row = list.items.$ref?.slice(SCHEMAS.length);
  if (!row)
    throw new Error(
      `The rows of ${id} have no named schema. Move their schema to openapi/schemas, then run npm run gen.`,
    );
  const parameters = (operation.parameters ?? []).map((one) => contract.resolve(one));
  const args = parameters
    .filter((one) => one.required && ['path', 'query'].includes(one.in))
    .map((one) => argumentOf(contract, one));
  return {
    id,
    path: operation.path,
    needsPlayer: needsPlayer(operation),
    listAt: list.at,
    row,
    ...fieldsOf(contract, id, list.items),
    args,
    example: exampleOf(success, id, list.at),
  };
}
