import type { Contract, Schema } from '../workspace/Contract.ts';

function sampleText({ enum: values, const: only }: Schema): unknown {
  return only ?? values?.[0] ?? 'Sample';
}

/** A value that a schema allows: its required fields, each with the simplest value. */
export function sampleOf(contract: Contract, given: Schema): unknown {
  const schema = contract.resolve(given);
  const type = [schema.type ?? 'object'].flat()[0];
  if (type === 'integer' || type === 'number') return schema.const ?? schema.enum?.[0] ?? schema.minimum ?? 1;
  if (type === 'boolean') return schema.const ?? true;
  if (type === 'array') return schema.items ? [sampleOf(contract, schema.items)] : [];
  if (type !== 'object') return sampleText(schema);
  const properties = new Map(Object.entries(schema.properties ?? {}));
  return Object.fromEntries(
    (schema.required ?? []).map((name) => [name, sampleOf(contract, properties.get(name) ?? {})]),
  );
}
