import { brandsFolder, loadBrands } from '@baize/brand/node';
import { subsetFonts } from '@baize/ui/subset';
import { fontsOf } from '@baize/ui/theme';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Subsets the brands' fonts to the characters that the site uses: `.baize/fonts`. */
const folder = join(import.meta.dirname, '../../../../.baize/fonts');
const { brands } = loadBrands(brandsFolder);
const files = await subsetFonts(brands.flatMap(({ theme }) => fontsOf(theme)));
mkdirSync(folder, { recursive: true });
for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
console.log(
  `${files.size} font files, ${Math.round([...files.values()].reduce((sum, { length }) => sum + length, 0) / 1024)} kB`,
);
