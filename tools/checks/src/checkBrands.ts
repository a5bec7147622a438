import { brandsFolder, describeProblem, loadBrands } from '@baize/brand/node';

/** Every brand's data is whole: schema, unique ids and hosts, artwork, contrast. */
export const checkBrands = (folder = brandsFolder): string[] =>
  loadBrands(folder).problems.map(describeProblem);
