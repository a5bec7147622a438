import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { buildChunks } from './buildChunks.testing.ts';
import { siteChunks } from './siteChunks.ts';

const SLIDER = 'libs/ui/src/slider/useSlider.ts';
const ICON = 'node_modules/lucide-react/dist/esm/icons/bell.mjs';

interface Site {
  /** A module with something to share, and its first line. */
  module: string;
  mark?: string;
  /** How many parts that load on demand import it. */
  parts: number;
  /** The entry imports it too. */
  entry?: boolean;
}

/** The chunk in which the shared module ends up. */
async function chunkOf({ module, mark = '', parts, entry = false }: Site) {
  const root = mkdtempSync(join(tmpdir(), 'baize-chunks-'));
  const write = (file: string, code: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  };
  write(module, `${mark}\nexport const shared = () => console.log('shared');`);
  const names = Array.from({ length: parts }, (_, index) => `part${index}.ts`);
  for (const name of names)
    write(name, `import { shared } from './${module}'; export const run = () => shared();`);
  const own = entry ? `import { shared } from './${module}'; shared();` : '';
  write('main.ts', `${own}${names.map((name) => `import('./${name}').then(({ run }) => run());`).join('')}`);
  const output = await buildChunks(join(root, 'main.ts'), siteChunks());
  return output.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)))?.name;
}

it('what several parts share is in the chunk of its folder', async () => {
  expect(await chunkOf({ module: SLIDER, parts: 2 })).toBe('hero');
});

it('what only one part uses stays with it', async () => {
  expect(await chunkOf({ module: SLIDER, parts: 1 })).toBe('part0');
});

it.each([
  ['games', 'games'],
  ['auto', 'useSlider'],
])('a mark decides, whatever the folder: %s', async (mark, chunk) => {
  expect(await chunkOf({ module: SLIDER, mark: `/* @chunk ${mark} */`, parts: 2 })).toBe(chunk);
});

it('what the entry imports stays with it, however many parts share it', async () => {
  expect(await chunkOf({ module: ICON, parts: 9 })).toBe('icons');
  expect(await chunkOf({ module: ICON, parts: 9, entry: true })).toBe('main');
});
