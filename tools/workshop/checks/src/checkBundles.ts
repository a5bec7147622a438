import { brandsFolder, loadBrands } from '@baize/brand/node';
import { APPS } from '@baize/site-server/apps';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeBytes, type RouteBytes } from './routeBytes.ts';
import { ROOT } from './root.ts';
import { ACCOUNT_BUDGET, BUDGET } from './scriptBudgets.ts';

const KB = 1000;

/** Words that identify a brand, which must not appear in any script. */
const brandWords = () =>
  loadBrands(brandsFolder).brands.flatMap(({ id, slug, name, hosts }) => [slug, name, ...hosts, String(id)]);

/** The given words that a script contains. Numbers count only as whole words. */
export const findWords = (script: string, words: readonly string[]) =>
  words.filter((word) => new RegExp(`(?<![\\w.])${word.replaceAll('.', '\\.')}(?![\\w.])`, 'i').test(script));

function namedBrands(app: string, words: readonly string[]): string[] {
  const folder = join(ROOT, 'apps', app, 'dist/client/assets');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      findWords(readFileSync(join(folder, file), 'utf8'), words).map(
        (word) => `${app}/${file} names a brand: ${word}`,
      ),
    );
}

/** Routes over their budget, as the first of a visit or as a later one. */
export function overBudget(app: string, routes: readonly RouteBytes[]): string[] {
  const over = (name: string, gzip: number, budget: number) =>
    gzip > budget * KB
      ? [`${app} ${name} route: ${(gzip / KB).toFixed(1)} kB gzip, the budget is ${budget}`]
      : [];
  return routes.flatMap(({ route, first, further, isAccount = false }) => {
    const budget = isAccount ? ACCOUNT_BUDGET : BUDGET;
    return [
      ...over(`${route} as first`, first, budget.first),
      ...over(`${route} as further`, further, budget.further),
    ];
  });
}

/** Checks the scripts of all apps: no brand names, no route over its budget. Needs the builds. */
export function checkBundles(): string[] {
  const words = brandWords();
  return APPS.flatMap((app) => [...namedBrands(app, words), ...overBudget(app, routeBytes(app))]);
}
