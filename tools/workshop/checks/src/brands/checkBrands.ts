import { brandsFolder, describeProblem, loadBrands, listBrandSwitches } from '@baize/brand/node';
import { placeholderLicences } from './placeholderLicences.ts';
import { staleJsonSchema } from './staleJsonSchema.ts';
import { readers, unreadSwitches } from './unreadSwitches.ts';
import { unusedSwitches } from './unusedSwitches.ts';

/**
 * Every brand's data is valid (schema, unique ids and hosts, artwork, contrast) and has a licence, every switch is
 * read and used, and the JSON Schema for editors is up to date.
 * @param source the text in which switches are read
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
