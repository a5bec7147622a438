import type { Brand } from '@baize/brand';
import type { BrandSwitch } from '@baize/brand/node';

const valueAt = (brand: Brand, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], brand);

/** Switches and values that no brand uses, so a bug in them would go unnoticed. */
export function unusedSwitches(switches: readonly BrandSwitch[], brands: readonly Brand[]): string[] {
  return switches.flatMap(({ path, values }) => {
    const used = new Set(brands.map((brand) => JSON.stringify(valueAt(brand, path))));
    if (!values) return used.size > 1 ? [] : [`${path}: every brand has the same value; change one`];
    return values
      .filter((value) => !used.has(JSON.stringify(value)))
      .map((value) => `${path}: no brand uses ${JSON.stringify(value)}; use it in a brand or remove it`);
  });
}
