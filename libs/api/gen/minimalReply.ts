import { resolved, type Contract, type Schema } from './Contract.ts';
import { withoutAssumed } from './withoutAssumed.ts';

export type { Contract };

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function minimal(contract: Contract, value: unknown, schema: Schema, named: readonly string[]): unknown {
  const { properties, required = [], items } = resolved(contract, schema);
  if (Array.isArray(value)) return items ? value.map((row) => minimal(contract, row, items, named)) : value;
  if (!properties || !isHolder(value)) return value;
  const kept = Object.entries(value).filter(([field]) => required.includes(field) || named.includes(field));
  return Object.fromEntries(
    kept.map(([field, inner]) => [field, minimal(contract, inner, properties[field] ?? {}, named)]),
  );
}

/**
 * Reduces a success reply to the fields that the specification guarantees: a platform may send no more. `method` in
 * lower case, `path` as in the contract.
 */
export function minimalReply(contract: Contract, method: string, path: string, reply: unknown): unknown {
  const promised = withoutAssumed(contract);
  const { responses = {}, 'x-checked-reply': checked } = promised.paths[path]?.[method] ?? {};
  const named = Array.isArray(checked) ? checked.flatMap((field: string) => field.split('.')) : [];
  const schema = responses['200']?.content?.['application/json']?.schema ?? {};
  return minimal(promised, reply, schema, named);
}
