import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { billOfMaterials } from '@baize/build';
import { Enums, Models } from '@cyclonedx/cyclonedx-library';
import { build, type Plugin } from 'vite';
import { ROOT } from '../root.ts';

const SOURCE = join(ROOT, 'tools/site/server/src');

/** The packed server reads the folders next to it. */
const packedFolders: Plugin = {
  name: 'packed-folders',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/FOLDERS.ts') ? join(SOURCE, 'packed/FOLDERS.ts') : undefined),
};

/** piscina starts a thread from a file of its own, and has compiled parts: it is copied as a package. */
const COPIED = ['piscina', '@napi-rs/nice'];

/** A package's folder. */
function packageFolder(name: string, from: string): string {
  for (let folder = dirname(from); folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  throw new Error(`${name} isn't installed. Run npm ci.`);
}

interface Package {
  version: string;
  optionalDependencies?: Record<string, string>;
}

const readPackage = (folder: string) =>
  createRequire(import.meta.url)(join(folder, 'package.json')) as Package;

/** Adds the copied packages to the bill of materials, which knows only what is bundled. */
function addCopied(bom: Models.Bom) {
  for (const name of COPIED) {
    const { version } = readPackage(packageFolder(name, join(SOURCE, 'main.ts')));
    bom.components.add(new Models.Component(Enums.ComponentType.Library, name, { version }));
  }
}

/** Copies a package with the compiled parts that are installed for this machine. */
function copyPackage(name: string, folder: string) {
  const from = packageFolder(name, join(SOURCE, 'main.ts'));
  const to = join(folder, 'node_modules', name);
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !/\/(?:test|test-jest|docs|benchmark)$|\.map$/.test(path),
  });
  const { optionalDependencies = {} } = readPackage(from);
  const packages = from.slice(0, -name.length);
  for (const part of Object.keys(optionalDependencies)) {
    const compiled = join(packages, part);
    if (existsSync(compiled)) cpSync(compiled, join(folder, 'node_modules', part), { recursive: true });
  }
}

/** Bundles the site server with everything that it needs: it runs on a bare Node. */
export async function bundleServer(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      packedFolders,
      billOfMaterials({ outDir: '.', outFilename: 'bom.cdx', afterCollect: addCopied }),
    ],
    ssr: { noExternal: true, external: COPIED },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        input: {
          main: join(SOURCE, 'main.ts'),
          renderWorker: join(SOURCE, 'render/renderWorker.ts'),
          nginx: join(ROOT, 'tools/site/nginx/src/main.ts'),
          static: join(ROOT, 'tools/site/static/src/main.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  for (const name of COPIED) copyPackage(name, folder);
}
