import type { Contract } from './Contract.ts';

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema's required fields, except those marked `x-assumed`. */
function demanded({ required, properties }: Holder): readonly string[] | undefined {
  if (!Array.isArray(required) || !isHolder(properties)) return undefined;
  return (required as string[]).filter((name) => {
    const field = properties[name];
    return !(isHolder(field) && field['x-assumed'] === true);
  });
}

function visit(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(visit);
  if (!isHolder(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, visit(inner)]));
  const required = demanded(value);
  return required ? { ...copy, required } : copy;
}

/**
 * The contract for clients: fields that the specification doesn't guarantee (`x-assumed`) are optional. The reference
 * server follows the contract as written, so its tests still require them.
 */
export const withoutAssumed = (contract: Contract): Contract => visit(contract) as Contract;
