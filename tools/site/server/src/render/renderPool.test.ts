import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppFiles } from '../AppFiles.ts';
import { brand, openSite, type TestSite } from '../testing/openSite.ts';
import { createLog } from '../log/createLog.ts';
import { createMetrics, type Metrics } from '../metrics/createMetrics.ts';
import { createRenderPool, type RenderPool } from './createRenderPool.ts';
import type { RenderLimits } from './RenderLimits.ts';

const FIXTURE = pathToFileURL(join(import.meta.dirname, '../testing/renderApp.mjs')).href;
/** Long enough for a busy machine to start a render, short enough for a test to wait for. */
const LIMITS: Partial<RenderLimits> = { queueMs: 10_000, renderMs: 300, graceMs: 200 };

let pool: RenderPool;
let metrics: Metrics;
const lines: Record<string, unknown>[] = [];
async function openPool(limits: Partial<RenderLimits> = {}, workers = 1) {
  metrics = createMetrics();
  lines.length = 0;
  const log = createLog('debug', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  pool = createRenderPool({
    entries: [FIXTURE],
    limits: { ...LIMITS, ...limits },
    ...{ workers, log, metrics },
  });
  await pool.ready;
}
afterEach(() => pool.close());

let asked: string[];
beforeEach(() => {
  asked = [];
});
const render = (path: string) =>
  pool.renderer(FIXTURE)({
    brand,
    path,
    language: 'tr',
    fetch: (input) => {
      asked.push(input as string);
      return Promise.resolve(Response.json({ from: 'the main thread' }));
    },
  });
const queueLength = async () => (await metrics.renderQueue.get()).values[0]?.value;

describe('a render in a worker', () => {
  it('gets the brand, the URL and the language, and returns the page', async () => {
    await openPool();
    expect(await render('/casino')).toMatchObject({ html: `${brand.name} /casino tr`, complete: true });
  });

  it('gets its replies from the main thread', async () => {
    await openPool();
    expect((await render('/options'))?.html).toBe('{"from":"the main thread"} {"from":"the main thread"}');
    expect(asked).toEqual(['http://site/_api/options', 'http://site/_api/options']);
  });

  it('reports the app’s own error', async () => {
    await openPool();
    await expect(render('/broken')).rejects.toThrow(new TypeError('broken'));
  });

  it('is aborted when it never ends, and the worker continues', async () => {
    await openPool();
    const endless = render('/endless');
    expect(await render('/casino')).toBeDefined();
    await expect(endless).rejects.toMatchObject({ reason: 'deadline' });
    expect(await render('/casino')).toBeDefined();
  });

  it('that blocks the thread terminates the worker, which is replaced', async () => {
    await openPool();
    await expect(render('/busy')).rejects.toMatchObject({ reason: 'deadline' });
    expect(await render('/casino')).toMatchObject({ html: `${brand.name} /casino tr` });
  });

  it('that blocks a thread blocks neither another worker nor the main thread', async () => {
    await openPool({ renderMs: 60_000 }, 2);
    const busy = render('/busy').catch((error: unknown) => error);
    expect(await render('/casino')).toBeDefined();
    await pool.close();
    expect(await busy).toMatchObject({ reason: 'crash' });
  });

  it('still queued when its worker dies goes to the next one', async () => {
    await openPool();
    const busy = render('/busy').catch((error: unknown) => error);
    expect(await render('/casino')).toBeDefined();
    expect(await busy).toMatchObject({ reason: 'deadline' });
  });

  it('that crashes the worker only loses the page’s markup', async () => {
    await openPool();
    await expect(render('/crash')).rejects.toMatchObject({ reason: 'crash', cause: { message: 'crash' } });
    expect(await render('/casino')).toBeDefined();
  });
});

describe('the queue', () => {
  it('rejects pages beyond its limit at once', async () => {
    await openPool({ queue: 2, renderMs: 60_000 });
    const waiting = [render('/busy'), render('/one')].map((page) => page.catch((error: unknown) => error));
    await expect(render('/two')).rejects.toMatchObject({ reason: 'queue' });
    expect(await queueLength()).toBe(2);
    await pool.close();
    await Promise.all(waiting);
    expect(await queueLength()).toBe(0);
  });

  it('limits the waiting time', async () => {
    await openPool({ queueMs: 200, renderMs: 2_000 });
    const busy = render('/busy').catch((error: unknown) => error);
    await expect(render('/one')).rejects.toMatchObject({ reason: 'queue' });
    expect(await busy).toMatchObject({ reason: 'deadline' });
  });
});

describe('the site', () => {
  let site: TestSite;
  afterEach(() => site.close());
  const openWith = async () => {
    const files: AppFiles = {
      entry: ['/web.js'],
      preload: () => [],
      texts: { tr: [], en: [] },
      renderApp: pool.renderer(FIXTURE),
      cachedAddress: ({ pathname, search }) => pathname + search,
    };
    site = await openSite(() => Response.json({ title: 'x' }), { apps: { web: [files] } });
  };

  it('sends a page with a hanging render without its markup, and all others in the meantime', async () => {
    await openPool({}, 2);
    await openWith();
    const hanging = ['/busy', '/endless'].map((path) => site.ask(path));
    expect((await site.ask('/_api/options')).status).toBe(200);
    expect((await site.ask('/healthz')).status).toBe(200);
    for (const { status, text } of await Promise.all(hanging))
      expect([status, text.includes('<div id="root"></div>')]).toEqual([200, true]);
    expect((await site.ask('/casino')).text).toContain('/casino');
    expect((await site.metrics.withoutMarkup.get()).values).toEqual([
      { labels: { reason: 'deadline' }, value: 2 },
    ]);
    expect(site.logged).toContainEqual(
      expect.objectContaining({ level: 'error', reason: 'deadline', failures: 1 }),
    );
  });

  it('doesn’t cache a page that it had no time to render', async () => {
    await openPool({ queue: 1, renderMs: 400 });
    await openWith();
    const busy = site.ask('/busy');
    await expect.poll(queueLength).toBe(0);
    const refused = await Promise.all([site.ask('/one'), site.ask('/two')]);
    expect(refused.filter(({ text }) => text.includes('<div id="root"></div>'))).not.toHaveLength(0);
    await busy;
    for (const path of ['/one', '/two']) expect((await site.ask(path)).text).toContain(`${path} tr`);
  });

  it('sends one platform request for pages of several workers', async () => {
    await openPool({}, 2);
    await openWith();
    await Promise.all(['/options', '/options?a=1', '/options?b=1'].map((path) => site.ask(path)));
    expect(site.asked).toHaveLength(1);
  });
});
