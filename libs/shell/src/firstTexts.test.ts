import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import first from './locales/tr.json';
import later from './deferred/locales/tr.json';

/** The parts of the layouts, and the entry points of the apps. */
const ENTRIES = [
  'start/startApp.tsx',
  'header/Header.tsx',
  'footer/Footer.tsx',
  'layout/MenuButton.tsx',
  'layout/Page.tsx',
  'layout/PageFloatingElements.tsx',
  'layout/BottomNav.tsx',
  'layout/SideNav.tsx',
  'embed/EmbedBridge.tsx',
  'responsible-gambling/SaferGamblingButton.tsx',
  'not-found/notFoundRoutes.ts',
];
/** A static import or re-export of more than types. */
const STATIC = /(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)';|import '(\.[^']+\.tsx?)';/g;
/** A text used by its key, or as a menu row’s label. */
const TEXT_KEY = /\bt\(\s*'([a-z0-9_]+)'|\bt\([^')]*\? '([a-z0-9_]+)' : '([a-z0-9_]+)'|\bid: '([a-z0-9_]+)'/g;

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const found = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].flatMap((match) => match.slice(1).filter((part) => part !== undefined));

/** All modules that load with the page, by following static imports. */
function firstModules(): Map<string, string> {
  const modules = new Map<string, string>();
  const visit = (file: string) => {
    if (modules.has(file)) return;
    const source = read(file);
    modules.set(file, source);
    for (const target of found(source, STATIC)) visit(join(dirname(file), target));
  };
  ENTRIES.forEach(visit);
  return modules;
}

const modules = firstModules();
const keysOf = (file: string) => found(modules.get(file) ?? '', TEXT_KEY);

describe('the texts of the first paint', () => {
  it('are collected from the modules that load with the page, not from deferred ones', () => {
    expect([...modules.keys()]).toContain('header/Header.tsx');
    expect([...modules.keys()]).toContain('menu/firstPaintMenuRows.ts');
    expect([...modules.keys()]).not.toContain('layout/MenuDrawer.tsx');
    expect(keysOf('menu/firstPaintMenuRows.ts')).toContain('casino');
    expect(keysOf('header/GuestButtons.tsx')).toEqual(['login', 'register']);
  });

  it.each([...modules.keys()])('%s uses no deferred text', (file) =>
    expect(keysOf(file).filter((key) => key in later)).toEqual([]),
  );

  it('are not also among the deferred texts', () =>
    expect(Object.keys(first).filter((key) => key in later)).toEqual([]));
});
