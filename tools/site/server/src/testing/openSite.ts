import { brandsFolder, loadBrands } from '@baize/brand/node';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { AppFiles, Apps } from '../AppFiles.ts';
import { createHttpServer } from '../createHttpServer.ts';
import { createSiteServer } from '../createSiteServer.ts';
import { createLog } from '../log/createLog.ts';
import { refuseMalformed } from '../log/refuseMalformed.ts';
import { createMetrics, type Metrics } from '../metrics/createMetrics.ts';
import type { SiteServerOptions } from '../SiteServerOptions.ts';
import { requestFrom, type Answer, type Question } from './requestFrom.ts';

const [first] = loadBrands(brandsFolder).brands;
if (!first) throw new Error('There is no brand to test with.');
export const brand = first;
export const HOST = `${brand.slug}.localhost:4200`;

type Limits = Parameters<typeof createHttpServer>[2];
type Fetch = Parameters<typeof getRequestListener>[0];

/** Listens on any free port of this machine, and returns it. */
async function listenAnywhere(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A separate server that answers like this. */
async function listening(answer: Fetch): Promise<Server & { port: number }> {
  const listener = getRequestListener(answer);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  return Object.assign(server, { port: await listenAnywhere(server) });
}

export interface TestSite {
  edge: Hono;
  port: number;
  /** The platform's requests, oldest first. */
  asked: Request[];
  /** What was logged, oldest first. */
  logged: Record<string, unknown>[];
  metrics: Metrics;
  render: ReturnType<typeof vi.fn<NonNullable<AppFiles['renderApp']>>>;
  /** Sends a request through the site's port, with any headers, including Host and `Connection`. */
  ask(path: string, question?: Question): Promise<Answer>;
  /** Sends a request without a network connection. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  close(): void;
}

/** The query parameters that the pages depend on. */
const DECLARED = ['type', 'page', 'search'];

const cachedAddress: NonNullable<AppFiles['cachedAddress']> = ({ pathname, search }) => {
  const given = [...new URLSearchParams(search)];
  const query = new URLSearchParams(DECLARED.flatMap((name) => given.filter((pair) => pair[0] === name)));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

const pageOf = (path: string, made: string, complete: boolean) => ({
  head: `<title>${path}</title>`,
  html: `<p>${path} ${made}</p>`,
  styles: '',
  bodyClass: 'page-test',
  state: { path },
  imports: ['Page'],
  playerImports: ['PlayerBar'],
  complete,
  found: path !== '/nowhere',
});

/** A page that shows its input: the platform's options. */
const renderOptions: NonNullable<AppFiles['renderApp']> = async ({ path, closure, fetch }) => {
  if (closure) return pageOf(path, `closed: ${JSON.stringify(closure)}`, true);
  const reply = await fetch(new Request('http://site/_api/options').clone());
  return pageOf(path, reply.ok ? await reply.text() : 'without options', reply.ok);
};

/** A temporary folder with an app's files in `client`, and a file next to them. */
function writeFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-edge-'));
  mkdirSync(join(folder, 'client/.vite'), { recursive: true });
  writeFileSync(join(folder, 'client/.vite/manifest.json'), 'secret');
  writeFileSync(join(folder, 'client/app.js'), 'plain');
  writeFileSync(join(folder, 'client/app.js.br'), 'packed');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  return folder;
}

/** A site server with fake apps, in front of a platform with the test's answers, each on a separate port. */
export async function openSite(
  answer: Fetch,
  { limits, ...options }: Partial<SiteServerOptions> & { limits?: Limits } = {},
): Promise<TestSite> {
  const folder = writeFiles();
  const asked: Request[] = [];
  const platform = await listening((received, env) => {
    asked.push(received);
    return answer(received, env);
  });
  const render = vi.fn(renderOptions);
  const logged: Record<string, unknown>[] = [];
  const log = createLog('debug', {
    write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>),
  });
  const metrics = createMetrics();
  const files = (entry: string): AppFiles => ({
    client: join(folder, 'client'),
    entry: [entry],
    preload: (imports) => ['/base.js', ...imports.map((name) => `/${name}.js`)],
    texts: { tr: ['/tr.js'], en: ['/en.js'], 'tr.informal': ['/tr.informal.js'] },
    renderApp: render,
    cachedAddress,
  });
  const parts = {
    brands: [brand],
    artwork: brandsFolder,
    fonts: folder,
    apps: {
      web: [files('/web.js')],
      'mobile-web': [files('/mobile.js')],
      'embed-shell': [files('/embed.js')],
    } satisfies Apps,
    upstream: `http://127.0.0.1:${platform.port}`,
    log,
    metrics,
    ...options,
  };
  const edge = createSiteServer(parts);
  const site = createHttpServer(edge, parts, limits);
  refuseMalformed(site, log);
  const port = await listenAnywhere(site);
  return {
    edge,
    port,
    asked,
    logged,
    metrics,
    render,
    ask: (path, question = {}) =>
      requestFrom(port, path, { ...question, headers: { host: HOST, ...question.headers } }),
    get: async (path, headers = {}) =>
      edge.request(`http://${headers.host ?? HOST}${path}`, { headers: { host: HOST, ...headers } }),
    close() {
      for (const server of [site, platform]) server.close().closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
