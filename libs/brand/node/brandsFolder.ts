import { join } from 'node:path';

/** The brands of this repository: one folder per slug. */
export const brandsFolder = join(import.meta.dirname, '../brands');
