import { brandsFolder, loadBrands } from '@baize/brand/node';
import { createSiteServer, readApps } from '@baize/site-server';
import { startSandbox } from '@baize/sandbox';
import { createAdaptorServer, serve } from '@hono/node-server';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT, WORK } from '../paths.ts';
import { certificate } from './certificate.ts';
import { createPlatform } from './createPlatform.ts';
import { createSite } from './createSite.ts';
import { createTape } from './createTape.ts';
import { floorFiles } from './floorFiles.ts';
import type { SiteReady } from './Site.ts';

/** The server of a run, in a separate process, so that measuring doesn't slow down the measured code. */
const HOST = '127.0.0.1';
/** Two thirds are in the casino lobby, which then has the required 5,000. */
const GAMES = 7500;
const APPS = join(WORK, 'apps');

const { key, cert, spki } = await certificate();
const sandbox = await startSandbox({ port: 0, host: HOST, data: 'memory', games: GAMES, quiet: true });
const platform = createPlatform(createTape(sandbox.url));

const upstream = await new Promise<number>((resolve) => {
  serve({ fetch: platform.fetch, port: 0, hostname: HOST }, ({ port }) => resolve(port));
});
const edge = createSiteServer({
  brands: loadBrands(brandsFolder).brands,
  artwork: brandsFolder,
  fonts: join(ROOT, '.baize/fonts'),
  apps: await readApps(APPS),
  upstream: `http://${HOST}:${upstream}`,
});
const site = createSite({ floor: await floorFiles(), edge, platform });
const server = createAdaptorServer({
  fetch: site.fetch,
  createServer: createSecureServer,
  serverOptions: { key, cert, allowHTTP1: true },
});
server.listen(0, HOST, () => {
  const ready: SiteReady = { port: (server.address() as AddressInfo).port, spki };
  process.send?.(ready);
});
process.on('disconnect', () => process.exit(0));
