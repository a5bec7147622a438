import type { BrandSwitch } from '@baize/brand/node';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/**
 * Switches for screens that aren't built yet, by path, with the slice that will read each. Remove a switch once code
 * reads it.
 */
const AWAITED: Readonly<Record<string, string>> = {};

const SOURCE = /\.tsx?$/;
const NOT_CODE = /node_modules|\/dist\/|\.(test|stories)\.tsx?$|locales|generated/;

/** The source text of the apps and servers; the brand data itself doesn't count as a reader. */
export function readers(): string {
  return ['libs', 'apps', 'tools/platform/sandbox', 'tools/site/server']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => SOURCE.test(file) && !NOT_CODE.test(file) && !file.startsWith('libs/brand/node/'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
}

/** Switches that no code reads, or that are listed as awaited although code reads them. */
export function unreadSwitches(
  switches: readonly BrandSwitch[],
  source: string,
  awaited: Readonly<Record<string, string>> = AWAITED,
): string[] {
  return switches.flatMap(({ path }) => {
    const name = path.split('.').at(-1) ?? '';
    const isRead = new RegExp(`\\b(?:layout|features)\\??\\.${name}\\b`).test(source);
    if (isRead && path in awaited)
      return [`${path}: code reads it now; remove it from the list of awaited switches`];
    return isRead || path in awaited
      ? []
      : [`${path}: no code reads it; remove it, or implement what it switches`];
  });
}
