import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StaticPage } from './StaticPage.ts';

/** The link to the newest pages. */
const CURRENT = 'current';
const KEPT = 2;

const fileOf = ({ slug, app, language, path = '/_shell' }: StaticPage) =>
  join(slug, app, language, path, 'index.html');

/**
 * Writes pages to a new folder, and then swaps the link `current`: a visitor gets the old pages or the new ones, never
 * something between. The one before stays, for requests in flight.
 * @returns a page of each brand and app, and how many there are
 */
export async function writeStatic(folder: string, pages: AsyncIterable<StaticPage>) {
  const name = new Date().toISOString().replaceAll(/\D/g, '');
  const samples = new Map<string, StaticPage>();
  let count = 0;
  for await (const page of pages) {
    const file = join(folder, name, fileOf(page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page.html);
    samples.set(`${page.slug} ${page.app}`, page);
    count += 1;
  }
  const link = join(folder, `${CURRENT}-${name}`);
  symlinkSync(name, link);
  renameSync(link, join(folder, CURRENT));
  const older = readdirSync(folder)
    .filter((entry) => /^\d+$/.test(entry))
    .sort()
    .slice(0, -KEPT);
  for (const entry of older) rmSync(join(folder, entry), { recursive: true });
  return { samples: [...samples.values()], count };
}
