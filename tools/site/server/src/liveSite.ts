import type { Brand } from '@baize/brand';
import { describeProblem, loadBrands } from '@baize/brand/node';
import type { Hono } from 'hono';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createSiteServer } from './createSiteServer.ts';
import type { Log } from './log/createLog.ts';
import type { SiteServerOptions } from './SiteServerOptions.ts';
import { watchFiles } from './watchFiles.ts';

/** The brands of a folder; one that is broken, or half written, stays as it was. @throws if the folder can't be read */
function reload(folder: string, last: readonly Brand[], log: Log): readonly Brand[] {
  const { brands, problems } = loadBrands(folder);
  for (const problem of problems) log.warn({ problem: describeProblem(problem) }, 'A brand stays as it was');
  const broken = new Set(problems.map(({ file }) => file.split(sep, 1)[0]));
  const kept = last.filter(({ slug }) => broken.has(slug) && !brands.some((brand) => brand.slug === slug));
  return [...brands, ...kept];
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

/**
 * A site server whose brands may change while it runs: a new brand, or a new logo, needs no restart. Cached pages and
 * replies are dropped then.
 * @returns the site, and its parts, whose `brands` are always the current ones
 */
export function liveSite<Options extends SiteServerOptions & { log: Log }>(
  options: Options,
  everyMs?: number,
): { site: Pick<Hono, 'fetch'>; parts: Options } {
  const { artwork: folder, log } = options;
  const parts = { ...options };
  let current = createSiteServer(parts);
  watchFiles(
    () => filesOf(folder),
    () => {
      try {
        const brands = reload(folder, parts.brands, log);
        if (brands.length === 0) throw new Error('There is no brand any more.');
        current = createSiteServer({ ...parts, brands });
        parts.brands = brands;
        log.info({ brands: brands.map(({ slug }) => slug) }, 'The brands have changed');
      } catch (error) {
        log.error({ folder, err: error }, 'The brands can’t be read; the last ones stay');
      }
    },
    everyMs,
  );
  return { site: { fetch: (...request) => current.fetch(...request) }, parts };
}
