/**
 * Renders all pages of all brands ahead, for an nginx without site servers: `node server/static.js --out /srv/baize`.
 * It ends after one turn, or renders again every few minutes.
 */
import { readArguments, UsageError, webOrigin, wholeNumber } from '@baize/http';
import { FOLDERS, readApps, readVersions } from '@baize/site-server';
import { loadBrands } from '@baize/brand/node';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renderStatic } from './renderStatic.ts';
import { staticConfig } from './staticConfig.ts';
import { writeStatic } from './writeStatic.ts';

const USAGE = `Usage: node server/static.js --out <folder> [options]

  --out <folder>         the pages, and nginx's configuration, baize.conf
  --platform <address>   origin of the platform (default http://127.0.0.1:4300)
  --brands-dir <folder>  the brands (default those next to the site server)
  --every <minutes>      render again and again; once by default
  --port <number>        nginx's port (default 8080)
  --local                for <slug>.localhost
  --help                 show this text`;

const OPTIONS = {
  out: { type: 'string' },
  platform: { type: 'string' },
  'brands-dir': { type: 'string' },
  every: { type: 'string' },
  port: { type: 'string' },
  local: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const MINUTE_MS = 60_000;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>;

async function renderOnce(values: Values, out: string) {
  const artwork = resolve(values['brands-dir'] ?? FOLDERS.brands);
  const { brands } = loadBrands(artwork);
  const upstream = webOrigin('--platform', values.platform ?? 'http://127.0.0.1:4300');
  const apps = await readApps(FOLDERS.apps);
  const isLocal = values.local ?? false;
  const started = performance.now();
  const pages = join(out, 'pages');
  mkdirSync(pages, { recursive: true });
  const { samples, count } = await writeStatic(
    pages,
    renderStatic({ brands, artwork, fonts: FOLDERS.fonts, apps, upstream }, isLocal),
  );
  const patterns = Object.entries(apps).map(
    ([app, [files]]) => [app, files.addresses?.patterns ?? []] as const,
  );
  const config = staticConfig({
    ...{ brands, samples, pages, isLocal, brandsFolder: artwork, platform: upstream },
    site: FOLDERS.root,
    versions: readVersions(FOLDERS.apps),
    patterns: Object.fromEntries(patterns),
    port: wholeNumber('port', values.port, [1, 65_535]) ?? 8080,
  });
  writeFileSync(join(out, 'baize.conf'), config);
  console.log(`${count} pages in ${((performance.now() - started) / 1000).toFixed(0)} s: ${pages}/current`);
}

async function main(args: readonly string[]) {
  const values = readArguments(args, OPTIONS);
  if (values.help) return console.log(USAGE);
  if (values.out === undefined)
    throw new UsageError('--out is missing: the folder for the pages. See --help.');
  const out = resolve(values.out);
  const minutes = wholeNumber('every', values.every, [1, 1440]);
  await renderOnce(values, out);
  while (minutes !== undefined) {
    await wait(minutes * MINUTE_MS);
    /* The last pages stay, whatever happens. */
    await renderOnce(values, out).catch((error: unknown) => console.error(error));
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
}
