import type { FieldKind } from '../src/findSchemaViolation.ts';
import { nameOf, resolved, type Contract, type Schema } from './Contract.ts';

/** Schemas that need a stricter check than their type. An empty URL is useless. */
const BY_NAME: Readonly<Record<string, FieldKind>> = { Money: 'money', Address: 'text' };
const BY_TYPE: Readonly<Record<string, FieldKind>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  array: 'list',
};

const isNull = ({ type }: Schema) => type === 'null';

function mayBeEmpty({ minLength = 0, pattern }: Schema): boolean {
  return minLength === 0 && (pattern === undefined || new RegExp(pattern).test(''));
}

/** Nullable money is still checked as money; any other nullable value isn't checked. */
function kindOfVariants(contract: Contract, variants: readonly Schema[]): FieldKind | undefined {
  const [only, ...others] = variants.filter((variant) => !isNull(variant));
  const isMoney = only !== undefined && others.length === 0 && fieldKindOf(contract, only) === 'money';
  return isMoney && variants.some(isNull) ? 'money|null' : undefined;
}

/**
 * The check for a field, from its schema; undefined if any value is allowed. Success (`success: true`) isn't checked
 * here, since `isRefusal` has already done it.
 */
export function fieldKindOf(contract: Contract, schema: Schema): FieldKind | undefined {
  const named = BY_NAME[nameOf(schema) ?? ''];
  if (named) return named;
  const { oneOf, enum: values, const: only, type, ...rest } = resolved(contract, schema);
  if (oneOf) return kindOfVariants(contract, oneOf);
  if (values) return values;
  if (typeof only === 'string' || typeof only === 'number') return [only];
  if (typeof type !== 'string') return undefined;
  return type === 'string' && !mayBeEmpty(rest) ? 'text' : BY_TYPE[type];
}
