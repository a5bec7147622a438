import type * as z from 'zod/mini';
import { brandSchema } from './brandSchema.ts';

/** One choice that brands differ in, with its possible values; a number can be anything, so it has none. */
export interface BrandSwitch {
  /** Such as `features.snow`. */
  path: string;
  values: readonly unknown[] | undefined;
}

const GROUPS = ['layout', 'features'] as const;

/* The parts of zod's schema representation that switches are made from. */
interface SchemaDefinition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
}

const definitionOf = (schema: z.core.$ZodType | undefined) =>
  (schema?._zod.def ?? { type: 'none' }) as unknown as SchemaDefinition;

function valuesOf({ type, entries, values }: SchemaDefinition): BrandSwitch['values'] {
  if (type === 'boolean') return [true, false];
  return entries ? Object.values(entries) : values;
}

/** Every switch of the schema's layout and features. */
export function listBrandSwitches(): BrandSwitch[] {
  const groups = definitionOf(brandSchema).shape ?? {};
  return GROUPS.flatMap((group) =>
    Object.entries(definitionOf(groups[group]).shape ?? {}).map(([name, schema]) => ({
      path: `${group}.${name}`,
      values: valuesOf(definitionOf(schema)),
    })),
  );
}
