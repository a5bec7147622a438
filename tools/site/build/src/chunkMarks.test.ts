import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildChunks } from './buildChunks.testing.ts';
import { chunkMarks } from './chunkMarks.ts';

/** Builds an entry that imports two files on demand, each with the given first line. */
async function chunksOf(mark: string) {
  const root = mkdtempSync(join(tmpdir(), 'baize-chunks-'));
  for (const file of ['one', 'two'])
    writeFileSync(join(root, `${file}.ts`), `${mark}\nexport const ${file} = () => console.log('${file}');`);
  writeFileSync(join(root, 'entry.ts'), "import('./one.ts'); import('./two.ts');");
  const { plugin, markOf } = chunkMarks(['tiles']);
  const groups = [{ name: 'tiles', test: (id: string) => markOf(id) === 'tiles' }];
  const output = await buildChunks(join(root, 'entry.ts'), { plugin, groups });
  return output.map(({ name }) => name).sort();
}

it('a chunk contains the files that are marked with its name', async () => {
  expect(await chunksOf('/* @chunk tiles */')).toEqual(['entry', 'tiles']);
});

it.each(['', '/* The tiles of "@chunk tiles". */'])('%j marks nothing', async (comment) => {
  expect(await chunksOf(comment)).toEqual(['entry', 'one', 'two']);
});

it('a chunk that does not exist fails the build', async () => {
  await expect(chunksOf('/* @chunk tilse */')).rejects.toThrow('No chunk is named "tilse": use tiles.');
});
