import type { FieldKind, ResponseSchema } from '../src/findSchemaViolation.ts';
import { resolved, type Contract, type Operation, type Schema } from './Contract.ts';
import { fieldKindOf } from './fieldKindOf.ts';

type Field = readonly [path: string, kind: FieldKind];

const refuses = ({ properties = {} }: Schema) =>
  properties.success?.const === false || properties.status?.const === false;

/** The schema of the success reply. */
function acceptance(contract: Contract, { operationId = '', responses = {} }: Operation): Schema {
  const schema = resolved(contract, responses['200']?.content?.['application/json']?.schema ?? {});
  const branches = (schema.oneOf ?? [schema]).map((branch) => resolved(contract, branch));
  const [yes, ...others] = branches.filter((branch) => !refuses(branch));
  if (yes?.properties && others.length === 0) return yes;
  throw new Error(
    `${operationId}: x-checked-reply requires exactly one JSON object under 200, besides refusals.`,
  );
}

function optionalField(contract: Contract, schema: Schema, path: string): Field[] {
  const kind = fieldKindOf(contract, schema);
  return kind === 'money' || kind === 'text' ? [[path, `${kind}?`]] : [];
}

function requiredField(contract: Contract, schema: Schema, path: string): Field[] {
  const { properties, items } = resolved(contract, schema);
  const inner = properties
    ? fieldsOf(contract, schema, `${path}.`)
    : items
      ? requiredField(contract, items, `${path}.*`)
      : [];
  if (inner.length > 0) return inner;
  const kind = fieldKindOf(contract, schema);
  return kind ? [[path, kind]] : [];
}

/** Every required field, and every optional amount, token and address. */
function fieldsOf(contract: Contract, schema: Schema, at = ''): Field[] {
  const { properties = {}, required = [] } = resolved(contract, schema);
  return Object.entries(properties).flatMap(([name, field]) =>
    required.includes(name)
      ? requiredField(contract, field, at + name)
      : optionalField(contract, field, at + name),
  );
}

/** The field that `x-checked-reply` names, through lists too: `methods.limit.min`. */
function namedField(contract: Contract, body: Schema, wanted: string): Field {
  let schema = body;
  let path = '';
  for (const name of wanted.split('.')) {
    const { items } = resolved(contract, schema);
    const field = resolved(contract, items ?? schema).properties?.[name];
    if (!field) throw new Error(`x-checked-reply names ${wanted}, but the reply has no ${name} there.`);
    path += `${items ? '.*' : ''}${path && '.'}${name}`;
    schema = field;
  }
  const kind = fieldKindOf(contract, schema);
  if (!kind) throw new Error(`x-checked-reply names ${wanted}, but its schema allows anything.`);
  return [path, kind];
}

function schemaOf(contract: Contract, operation: Operation): ResponseSchema {
  const checked = operation['x-checked-reply'];
  const body = acceptance(contract, operation);
  const fields =
    checked === true
      ? fieldsOf(contract, body)
      : (checked as string[]).map((path) => namedField(contract, body, path));
  return Object.fromEntries(fields);
}

type Schemas = Record<string, ResponseSchema>;

/** Tags needed from the first page on: the player's session, and games. */
const FIRST_TAGS = ['session', 'casino'];

/**
 * The schema of every reply that the contract marks `x-checked-reply`, by method and path: one set for the first pages,
 * one for all other areas.
 * @throws when a mark can't be read
 */
export function responseSchemas(contract: Contract): { first: Schemas; areas: Schemas } {
  const marked = Object.entries(contract.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    )
    .filter(({ operation }) => operation['x-checked-reply'])
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const isFirst = ({ tags = [] }: Operation) => tags.some((tag) => FIRST_TAGS.includes(tag));
  const schemasWhere = (wanted: boolean): Schemas =>
    Object.fromEntries(
      marked
        .filter(({ operation }) => isFirst(operation) === wanted)
        .map(({ name, operation }) => [name, schemaOf(contract, operation)]),
    );
  return { first: schemasWhere(true), areas: schemasWhere(false) };
}
