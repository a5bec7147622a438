import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './root.ts';
import { TOPIC_FILES } from './topicFiles.ts';

/**
 * Names prescribed by a framework or our own layout: entry points, route and text tables, tests, stories,
 * configuration.
 */
const GIVEN =
  /^(?:index|hooks|entry|entry-server|main|routes|texts|vite\.shared|vitest\.\w+)\.|\.(?:test|stories|spec|config)\.|\.d\.ts$/;
const SOURCES = ['{apps,libs,tools}/**/*.{ts,tsx,mjs}', '.storybook/**/*.{ts,tsx}'];
const ELSEWHERE = /(?:^|\/)(?:node_modules|dist|generated|artifacts|\.baize)\//;

const VALUE = /^export (?:async )?(?:const|function\*?|class|let|enum) (\w+)/gm;
const TYPE = /^export (?:interface|type) (\w+)/gm;
const LIST = /^export (?:const )?(?:type )?\{([^}]*)\}/gm;

const namesIn = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name = '']) => name);
const listed = (source: string) =>
  namesIn(source, LIST).flatMap((list) =>
    list
      .split(',')
      .map(
        (entry) =>
          entry
            .split(' as ')
            .at(-1)
            ?.replace(/^\s*type /, '')
            .trim() ?? '',
      )
      .filter(Boolean),
  );

/** Treats `LOBBY_ADDRESSES` and `lobbyAddresses` as the same name. */
const plain = (name: string) => name.replace(/\W|_/g, '').toLowerCase();
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '');

/** Whether a file is named after its main export or, if it has several, after what they have in common. */
export function isNamedByExport(file: string, source: string): boolean {
  const stem = plain(basename(file).replace(/(?:\.testing)?\.(?:tsx?|mjs)$/, ''));
  const values = [...namesIn(source, VALUE), ...listed(source)];
  const exported = [...values, ...namesIn(source, TYPE)].map(plain);
  if (exported.length === 0 || exported.includes(stem)) return true;
  if (values.length === 1 || exported.length === 1) return false;
  return exported.some((name) => name.includes(singular(stem)));
}

/** Checks that every file is named after its main export. Exceptions are in a list, which must not become stale. */
export function checkFileNames(): string[] {
  const wrong = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ELSEWHERE.test(file) && !GIVEN.test(basename(file)))
    .filter((file) => !isNamedByExport(file, readFileSync(join(ROOT, file), 'utf8')))
    .sort();
  return [
    ...wrong
      .filter((file) => !TOPIC_FILES.has(file))
      .map((file) => `${file} isn't named after its main export.`),
    ...[...TOPIC_FILES]
      .filter((file) => !wrong.includes(file))
      .map((file) => `${file} no longer needs an exception: remove it from topicFiles.ts.`),
  ];
}
