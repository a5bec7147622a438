import type { Tree } from '@nx/devkit';
import { join } from 'node:path';
import { FsTree } from 'nx/src/generators/tree.js';
import { describe, expect, it } from 'vitest';
import { componentGenerator } from './component/componentGenerator.ts';
import type { ComponentOptions } from './component/ComponentOptions.ts';
import { libGenerator } from './lib/libGenerator.ts';
import type { LibOptions } from './lib/LibOptions.ts';
import { operationGenerator } from './operation/operationGenerator.ts';
import type { OperationOptions } from './operation/OperationOptions.ts';
import { sliceGenerator } from './slice/sliceGenerator.ts';
import type { SliceOptions } from './slice/SliceOptions.ts';

const ROOT = join(import.meta.dirname, '../../../..');

async function expectRefused(generate: (tree: Tree) => Promise<unknown>, message: RegExp): Promise<void> {
  const tree = new FsTree(ROOT, false);
  await expect(generate(tree)).rejects.toThrow(message);
  expect(tree.listChanges()).toEqual([]);
}

describe('a lib is rejected', () => {
  const lib: LibOptions = { name: 'tournaments', layer: 'feature', owns: 'Tournaments.' };
  it.each<[string, Partial<LibOptions>, RegExp]>([
    ['with capitals', { name: 'Tournaments' }, /kebab-case, like hot-tables/],
    ['outside its folder', { name: '../tournaments' }, /kebab-case/],
    ['that exists', { name: 'casino' }, /libs\/casino already exists.*Choose another name/],
    ['with the name of a tool', { name: 'checks' }, /tools\/workshop\/checks already exists/],
    ['of an unknown layer', { layer: 'tool' as 'base' }, /Layers: base, core, feature/],
    ['without a responsibility', { owns: ' ' }, /--owns/],
  ])('%s', (_, options, message) =>
    expectRefused((tree) => libGenerator(tree, { ...lib, ...options }), message),
  );
});

describe('a slice is rejected', () => {
  const slice: SliceOptions = {
    lib: 'casino',
    name: 'hot',
    operation: 'getProviders',
    en: 'Hot',
    tr: 'Popüler',
  };
  it.each<[string, Partial<SliceOptions>, RegExp]>([
    ['with capitals', { name: 'HotTables' }, /kebab-case/],
    ['that exists', { name: 'favourites' }, /libs\/casino\/src\/favourites already exists/],
    ['in an unknown lib', { lib: 'poker' }, /Unknown lib "poker"\. Libs: .*casino/],
    ['in a lib with an inherited name', { lib: 'constructor' }, /Unknown lib/],
    ['in a lib without queries', { lib: 'ui' }, /layer base/],
    [
      'of an unknown operation',
      { operation: 'getHotTables' },
      /no operation "getHotTables".*operation generator/,
    ],
    ['of an operation with an inherited name', { operation: 'constructor' }, /no operation/],
    ['of an operation that isn’t a GET', { operation: 'login' }, /isn't a GET/],
    ['of a GET with side effects', { operation: 'toggleFavoriteGame' }, /has side effects/],
    ['of an operation without a list', { operation: 'getPopup' }, /no list/],
    ['of an operation with two list shapes', { operation: 'getFavoriteGames' }, /no list/],
    ['of an operation with money', { operation: 'getPokerBalance' }, /returns money.* manually/],
    ['of rows without text', { operation: 'getEgtJackpots' }, /no text to show/],
    ['without a Turkish heading', { tr: '' }, /--en and --tr/],
  ])('%s', (_, options, message) =>
    expectRefused((tree) => sliceGenerator(tree, { ...slice, ...options }), message),
  );
});

describe('a component is rejected', () => {
  const tile: ComponentOptions = {
    name: 'StatTile',
    what: 'A',
    use: 'for b',
    notFor: 'for c',
    instead: 'Chip',
  };
  it.each<[string, Partial<ComponentOptions>, RegExp]>([
    ['in kebab-case', { name: 'stat-tile' }, /PascalCase, like StatTile/],
    ['that exists', { name: 'Button' }, /already has a Button/],
    ['in a folder with capitals', { folder: 'Chrome' }, /kebab-case/],
    ['that is not documented', { use: '' }, /--use/],
    ['with an unknown alternative', { instead: 'Knopf' }, /has no "Knopf".*--instead/],
  ])('%s', (_, options, message) =>
    expectRefused((tree) => componentGenerator(tree, { ...tile, ...options }), message),
  );
});

describe('an operation is rejected', () => {
  const operation: OperationOptions = {
    operationId: 'getHotTables',
    method: 'get',
    path: '/hot-tables',
    area: 'casino',
    summary: 'Hot tables',
  };
  it.each<[string, Partial<OperationOptions>, RegExp]>([
    ['in kebab-case', { operationId: 'get-hot-tables' }, /camelCase, like getHotTables/],
    ['that exists', { operationId: 'getGames' }, /already has getGames/],
    ['with a path that is taken', { path: '/games' }, /is already getGames/],
    ['with an invalid path', { path: 'hot tables' }, /isn't a path/],
    ['with an unknown HTTP method', { method: 'fetch' as 'get' }, /Methods: get, post/],
    ['in an unknown area', { area: 'poker' }, /Unknown area "poker"\. Areas: .*casino/],
    ['in an area with an inherited name', { area: 'constructor' }, /Unknown area/],
    ['with a schema in kebab-case', { schema: 'hot-table' }, /PascalCase/],
    ['without a summary', { summary: '' }, /--summary/],
  ])('%s', (_, options, message) =>
    expectRefused((tree) => operationGenerator(tree, { ...operation, ...options }), message),
  );
});
