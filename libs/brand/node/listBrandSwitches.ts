import { brandSchema } from './brandSchema.ts';
import { definitionOf } from './schemaParts.ts';

/** A setting in which brands differ, with its possible values; a number has none, because it can be anything. */
export interface BrandSwitch {
  /** Such as `features.snow`. */
  path: string;
  values: readonly unknown[] | undefined;
}

const GROUPS = ['layout', 'features'] as const;

function valuesOf({ type, entries, values }: ReturnType<typeof definitionOf>): BrandSwitch['values'] {
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
