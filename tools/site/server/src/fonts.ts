import { subsetFonts } from '@baize/ui/subset';
import { FONTS, type Font } from '@baize/ui/theme';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from './FOLDERS.ts';

/** Subsets all fonts that a brand may choose to the characters that the site uses: `.baize/fonts`. */
const folder = FOLDERS.fonts;
const files = await subsetFonts(Object.keys(FONTS) as Font[]);
mkdirSync(folder, { recursive: true });
for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
console.log(
  `${files.size} font files, ${Math.round([...files.values()].reduce((sum, { length }) => sum + length, 0) / 1024)} kB`,
);
