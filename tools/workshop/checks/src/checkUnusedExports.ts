import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const ENTRY = 'libs/ui/src/index.ts';
/** `export { a, b } from` and `export * as a from`; types aren't values. */
const LIST = /export (?:\{([^}]+)\}|\* as (\w+)) from/g;
/** Product code: stories and tests don't count as users. */
const SOURCES = ['apps/*/src/**/*.{ts,tsx}', 'libs/*/{src,server}/**/*.{ts,tsx}'];
const NOT_A_USER = /^libs\/(?:ui|testing)\/|\.(?:test|stories|testing)\.tsx?$/;

/** The values that an entry point exports; types and icons are left out. */
export const exportedValues = (entry: string): string[] =>
  [...entry.matchAll(LIST)]
    .flatMap(([, names, namespace = '']) => (names ?? namespace).split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type ') && !/.Icon$/.test(name));

/** Checks that every export of the design system is used by a page. */
export function checkUnusedExports(): string[] {
  const exported = exportedValues(readFileSync(join(ROOT, ENTRY), 'utf8'));
  const users = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !NOT_A_USER.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const used = new Set(users.match(/\w+/g));
  return exported.filter((name) => !used.has(name)).map((name) => `ui: only stories and tests use ${name}.`);
}
