import { brandsFolder, describeProblem, loadBrands, listBrandSwitches } from '@baize/brand/node';
import { placeholderLicences } from './placeholderLicences.ts';
import { staleJsonSchema } from './staleJsonSchema.ts';
import { readers, unreadSwitches } from './unreadSwitches.ts';
import { unusedSwitches } from './unusedSwitches.ts';

/**
 * Checks that every brand's data is valid (schema, unique ids and hosts, artwork, contrast) and has a licence, that
 * every switch is read and used, and that the JSON Schema for editors is up to date.
 * @param source the source code that reads switches
 */
export function checkBrands({ folder = brandsFolder, source = readers() } = {}): string[] {
  const { brands, problems } = loadBrands(folder);
  const switches = listBrandSwitches();
  return [
    ...problems.map(describeProblem),
    ...placeholderLicences(brands),
    ...unusedSwitches(switches, brands),
    ...unreadSwitches(switches, source),
    ...staleJsonSchema(),
  ];
}
