import { expect, it } from 'vitest';
import { isNamedByExport } from './checkFileNames.ts';

it.each([
  ['a function', 'libs/a/src/openGame.ts', 'export function openGame() {}'],
  [
    'a component next to its props',
    'libs/a/src/GameTile.tsx',
    'export type GameTileProps = {};\nexport function GameTile() {}',
  ],
  ['a constant', 'libs/a/src/gameKinds.ts', 'export const GAME_KINDS = [];'],
  [
    'several exports with one topic',
    'libs/a/src/money.ts',
    'export const formatMoney = 1;\nexport const parseMoney = 2;',
  ],
  ['a test helper', 'libs/a/src/fakeLocks.testing.ts', 'export function fakeLocks() {}'],
  ['a non-export', 'tools/a/src/run.ts', 'console.log(1);'],
])('a file may have the name of %s', (_, file, source) => expect(isNamedByExport(file, source)).toBe(true));

it.each([
  ['another name than its only export', 'libs/a/src/launcher.ts', 'export function openGame() {}'],
  ['a part of the name of its only export', 'libs/a/src/money.ts', 'export const formatMoney = 1;'],
  [
    'a name that none of its exports share',
    'libs/a/src/helpers.ts',
    'export const one = 1;\nexport const two = 2;',
  ],
  [
    'another name than what it exports again',
    'libs/a/src/lazy.ts',
    "export { Marquee } from './Marquee.tsx';",
  ],
])('a file may not have %s', (_, file, source) => expect(isNamedByExport(file, source)).toBe(false));
