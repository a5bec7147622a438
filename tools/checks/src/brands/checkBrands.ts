import { brandsFolder, describeProblem, loadBrands, listBrandSwitches } from '@baize/brand/node';
import { readers, unreadSwitches } from './unreadSwitches.ts';
import { unusedSwitches } from './unusedSwitches.ts';

/**
 * Every brand's data is valid (schema, unique ids and hosts, artwork, contrast), and every switch is read and
 * used.
 */
export function checkBrands(folder = brandsFolder): string[] {
  const { brands, problems } = loadBrands(folder);
  const switches = listBrandSwitches();
  return [
    ...problems.map(describeProblem),
    ...unusedSwitches(switches, brands),
    ...unreadSwitches(switches, readers()),
  ];
}
