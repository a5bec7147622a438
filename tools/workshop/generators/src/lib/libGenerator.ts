import {
  formatFiles,
  generateFiles,
  getProjects,
  logger,
  updateJson,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit';
import { libraryGenerator } from '@nx/react';
import { join } from 'node:path';
import { checkName } from '../workspace/checkName.ts';
import { relativeToCwd } from '../workspace/relativeToCwd.ts';
import { installPackages } from '../workspace/installPackages.ts';
import { reactDefaults } from '../workspace/reactDefaults.ts';
import { LIB_LAYERS, type Manifest } from '../workspace/readLib.ts';
import type { LibOptions } from './LibOptions.ts';

function checkOptions(tree: Tree, { name, layer, owns }: LibOptions): void {
  checkName('kebab', 'a lib', name);
  const taken = getProjects(tree).get(`@baize/${name}`)?.root;
  if (taken)
    throw new Error(`${taken} already exists, so the name @baize/${name} is taken. Choose another name.`);
  if (!LIB_LAYERS.includes(layer))
    throw new Error(`Unknown layer "${layer}". Layers: ${LIB_LAYERS.join(', ')}.`);
  if (!owns.trim())
    throw new Error('--owns is required: what the lib is responsible for, the first line of its README.');
}

/**
 * `nx g @baize/generators:lib tournaments --layer feature --owns "…"`: composes `@nx/react:library`, which creates the
 * project, and adds the files that every lib in this repository has. @throws if the name is taken or an option is
 * invalid
 */
export async function libGenerator(tree: Tree, options: LibOptions): Promise<GeneratorCallback> {
  checkOptions(tree, options);
  const { name, layer, owns } = options;
  const root = `libs/${name}`;
  await libraryGenerator(tree, {
    ...reactDefaults(tree, 'library'),
    directory: relativeToCwd(root),
    name: `@baize/${name}`,
    importPath: `@baize/${name}`,
    tags: `layer:${layer}`,
    skipFormat: true,
  } as Parameters<typeof libraryGenerator>[1]);

  updateJson<Manifest>(tree, `${root}/package.json`, ({ name: packageName, nx }) => ({
    name: packageName,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: false,
    exports: { '.': './src/index.ts' },
    nx,
  }));
  /* One program checks all types (ADR 20), so nothing reads a second tsconfig. */
  tree.delete(`${root}/tsconfig.lib.json`);
  generateFiles(tree, join(import.meta.dirname, 'files'), root, { name, owns: owns.trim() });
  await formatFiles(tree);
  logger.info(`Next: nx g @baize/generators:slice ${name} <slice>, and a row for ${root} in README.md.`);
  return installPackages(tree, options);
}
