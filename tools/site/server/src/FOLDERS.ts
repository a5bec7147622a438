import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** What the site server reads by default, in a checkout. A packed one has it elsewhere (`packed/FOLDERS.ts`). */
export const FOLDERS = {
  root,
  apps: join(root, 'apps'),
  brands: join(root, 'libs/brand/brands'),
  fonts: join(root, '.baize/fonts'),
};
