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
import type { AppFiles } from '../AppFiles.ts';
import { createSiteServer } from '../createSiteServer.ts';
import type { SiteServerOptions } from '../SiteServerOptions.ts';
import { askPort, type Answer, type Question } from './askPort.ts';

const [first] = loadBrands(brandsFolder).brands;
if (!first) throw new Error('There is no brand to test with.');
export const brand = first;
export const HOST = `${brand.slug}.localhost:4200`;

type Fetch = Parameters<typeof getRequestListener>[0];

/** Listens on any free port of this machine. */
async function listening(answer: Fetch): Promise<Server & { port: number }> {
  const listener = getRequestListener(answer);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object.assign(server, { port: (server.address() as AddressInfo).port });
}

export interface TestSite {
  edge: Hono;
  /** The platform's requests, oldest first. */
  asked: Request[];
  render: ReturnType<typeof vi.fn<NonNullable<AppFiles['renderApp']>>>;
  /** Sends a request through the site's port, with any headers, including Host and `Connection`. */
  ask(path: string, question?: Question): Promise<Answer>;
  /** Sends a request without a network connection. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  close(): void;
}

/** A page that shows what it was made from: the platform's options. */
const renderOptions: NonNullable<AppFiles['renderApp']> = async ({ path, fetch }) => {
  const reply = await fetch(new Request('http://site/_api/options').clone());
  return {
    head: `<title>${path}</title>`,
    html: `<p>${path} ${reply.ok ? await reply.text() : 'without options'}</p>`,
    styles: '',
    state: { path },
    chunks: ['Page'],
    complete: reply.ok,
    found: path !== '/nowhere',
  };
};

/**
 * A site server with fake apps, in front of a platform that answers as the test defines, each on a port of its
 * own.
 */
export async function openSite(answer: Fetch, options: Partial<SiteServerOptions> = {}): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-edge-'));
  mkdirSync(join(folder, 'client/.vite'), { recursive: true });
  writeFileSync(join(folder, 'client/.vite/manifest.json'), 'secret');
  writeFileSync(join(folder, 'client/app.js'), 'plain');
  writeFileSync(join(folder, 'client/app.js.br'), 'packed');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  const asked: Request[] = [];
  const platform = await listening((received, env) => {
    asked.push(received);
    return answer(received, env);
  });
  const render = vi.fn(renderOptions);
  const files = (entry: string): AppFiles => ({
    client: join(folder, 'client'),
    entry: [entry],
    preload: (chunks) => ['/base.js', ...chunks.map((name) => `/${name}.js`)],
    texts: { tr: [], en: [] },
    renderApp: render,
  });
  const edge = createSiteServer({
    brands: [brand],
    artwork: brandsFolder,
    fonts: folder,
    apps: { web: files('/web.js'), 'mobile-web': files('/mobile.js'), 'embed-shell': files('/embed.js') },
    upstream: `http://127.0.0.1:${platform.port}`,
    ...options,
  });
  const site = await listening(edge.fetch);
  return {
    edge,
    asked,
    render,
    ask: (path, question = {}) =>
      askPort(site.port, path, { ...question, headers: { host: HOST, ...question.headers } }),
    get: async (path, headers = {}) =>
      edge.request(`http://${headers.host ?? HOST}${path}`, { headers: { host: HOST, ...headers } }),
    close() {
      for (const server of [site, platform]) server.close().closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
