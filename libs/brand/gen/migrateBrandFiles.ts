/** `npm run brands:migrate`: rewrites the brand.json files of older versions. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandsFolder } from '../node/brandsFolder.ts';
import { migrateBrand } from '../node/migrateBrand.ts';

for (const slug of readdirSync(brandsFolder)) {
  const file = join(brandsFolder, slug, 'brand.json');
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const migrated = migrateBrand(json);
  if (migrated === json) continue;
  /* On one line; the formatter breaks lines that are too long and leaves the rest as if written by hand. */
  writeFileSync(file, JSON.stringify(migrated));
  console.log(`Migrated ${slug}`);
}
