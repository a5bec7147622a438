import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

const CACHE = join(import.meta.dirname, '../../../../../.baize/cache');
const INT8 = 20;

/** 64-bit numbers are amounts, so they are parsed as bigint. */
const OPTIONS: PGliteOptions = { parsers: { [INT8]: (text: string) => BigInt(text) } };

function versionOfPGlite(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

const templateFile = () => join(CACHE, `empty-${versionOfPGlite()}.tar`);

/** Caches an empty database for the next start; without it a start takes four more seconds of CPU time. */
async function keepTemplate(pglite: PGlite, file: string): Promise<void> {
  const dump = await pglite.dumpDataDir('none');
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
}

async function createNew(dataDir: string): Promise<PGlite> {
  const file = templateFile();
  const template = await readFile(file).catch(() => undefined);
  if (template) {
    try {
      return await PGlite.create({ ...OPTIONS, dataDir, loadDataDir: new Blob([new Uint8Array(template)]) });
    } catch {
      await rm(file, { force: true });
    }
  }
  const pglite = await PGlite.create({ ...OPTIONS, dataDir });
  // A cache that can't be written only costs time.
  await keepTemplate(pglite, file).catch(() => undefined);
  return pglite;
}

/** A new database in memory. */
export const createInMemory = (): Promise<PGlite> => createNew('memory://');

/** Opens the database in a folder; creates it if there is none, or if its creation was interrupted. */
export async function openInFolder(folder: string): Promise<PGlite> {
  const complete = `${folder}.complete`;
  if (existsSync(complete)) return PGlite.create({ ...OPTIONS, dataDir: folder });
  await rm(folder, { recursive: true, force: true });
  const pglite = await createNew(folder);
  await writeFile(complete, '');
  return pglite;
}
