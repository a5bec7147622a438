import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What the site server reads by default, next to its bundle (`npm run pack`). */
export const FOLDERS = {
  root,
  apps: join(root, 'apps'),
  brands: join(root, 'brands'),
  fonts: join(root, 'fonts'),
};
