import type * as z from 'zod/mini';
import { brandSchema } from './brandSchema.ts';

/** The parts of zod's schema representation that the tools read. */
interface SchemaDefinition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
}

export const definitionOf = (schema: z.core.$ZodType | undefined): SchemaDefinition => {
  const definition = (schema?._zod.def ?? { type: 'none' }) as unknown as SchemaDefinition;
  return definition.innerType ? definitionOf(definition.innerType) : definition;
};

function step(schema: z.core.$ZodType | undefined, name: string): z.core.$ZodType | undefined {
  const { shape = {}, element, valueType } = definitionOf(schema);
  return new Map(Object.entries(shape)).get(name) ?? element ?? valueType;
}

/** The names of the fields that the brand schema has at a path; empty if there is no object. */
export function fieldsAt(path: readonly string[]): string[] {
  const { shape, keyType } = definitionOf(path.reduce<z.core.$ZodType | undefined>(step, brandSchema));
  return Object.keys(shape ?? definitionOf(keyType).entries ?? {});
}
