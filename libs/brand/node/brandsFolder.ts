import { join } from 'node:path';

/** Where the brands of this repository lie: one folder per slug. */
export const brandsFolder = join(import.meta.dirname, '../brands');
