import { afterEach, expect, it } from 'vitest';
import { openSite, type TestSite } from './testing/openSite.ts';

let site: TestSite;
afterEach(() => site.close());

const lookUps = async () =>
  Object.fromEntries<number>(
    (await site.metrics.cacheRequests.get()).values
      .filter(({ labels }) => labels.cache === 'pages')
      .map(({ labels, value }) => [String(labels.result), value]),
  );
const evictions = async () =>
  (await site.metrics.cacheEvictions.get()).values.find(({ labels }) => labels.cache === 'pages')?.value ?? 0;

it('advertising and random parameters cause neither misses nor evictions, and reach no render', async () => {
  site = await openSite(() => Response.json({}));
  await site.get('/casino?type=casino&page=2');
  for (let visitor = 0; visitor < 500; visitor += 1)
    await site.get(
      `/casino?gclid=${visitor}&page=2&utm_source=mail-${visitor}&${visitor}=${visitor}&type=casino`,
    );
  expect(site.render).toHaveBeenCalledOnce();
  expect(site.render.mock.calls[0]?.[0]).toMatchObject({ path: '/casino?type=casino&page=2' });
  expect(await lookUps()).toEqual({ miss: 1, hit: 500 });
  expect(await evictions()).toBe(0);
});

it('parameters that a route declares make a separate page', async () => {
  site = await openSite(() => Response.json({}));
  for (const path of ['/casino?page=1', '/casino?page=2', '/casino', '/other?page=2'])
    expect(await (await site.get(path)).text()).toContain(`<p>${path} `);
  expect(site.render).toHaveBeenCalledTimes(4);
});

it('an app without declared parameters renders a path once', async () => {
  const files = { entry: [], preload: () => [], texts: { tr: [], en: [] } };
  const paths: string[] = [];
  const renderApp = ({ path }: { path: string }) => {
    paths.push(path);
    return Promise.resolve(undefined);
  };
  site = await openSite(() => Response.json({}), { apps: { web: [{ ...files, renderApp }] } });
  for (const query of ['', '?a=1', '?b=2']) await site.get(`/casino${query}`);
  expect(paths).toEqual(['/casino']);
});

/** Opens a site whose pages take 150 kB each in the cache: two bytes for each letter, one for its compressed copies. */
async function openWithPages(pageCacheBytes: number) {
  site = await openSite(() => Response.json({}), { pageCacheBytes });
  const rest = {
    head: '',
    styles: '',
    bodyClass: '',
    state: {},
    imports: [],
    playerImports: [],
    complete: true,
    found: true,
  };
  site.render.mockImplementation(() => Promise.resolve({ html: 'x'.repeat(50_000), ...rest }));
}
const visit = async (...pages: readonly number[]) => {
  for (const page of pages) await site.get(`/casino?page=${page}`);
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('pages stay within the memory limit: the least recently used are evicted first', async () => {
  await openWithPages(1_000_000);
  for (const page of upTo(8)) await visit(page, page, 1);
  /* Five fit among those that are requested again. */
  expect(site.render).toHaveBeenCalledTimes(8);
  expect(await evictions()).toBe(3);
  await visit(1, 5, 6, 7, 8);
  expect(site.render).toHaveBeenCalledTimes(8);
  await visit(2);
  expect(site.render).toHaveBeenCalledTimes(9);
});

it('pages that are requested once don’t evict those that are requested again', async () => {
  await openWithPages(1_000_000);
  await visit(1, 1, 2, 2, 3, 3, ...upTo(100).map((page) => page + 100));
  expect(site.render).toHaveBeenCalledTimes(103);
  await visit(1, 2, 3);
  expect(site.render).toHaveBeenCalledTimes(103);
  /* One of those requested once fits: the last. */
  await visit(200);
  expect(site.render).toHaveBeenCalledTimes(103);
  await visit(150);
  expect(site.render).toHaveBeenCalledTimes(104);
});

it('a page larger than the whole cache is sent but not stored', async () => {
  site = await openSite(() => Response.json({}), { pageCacheBytes: 10_000 });
  const rest = {
    head: '',
    styles: '',
    bodyClass: '',
    state: {},
    imports: [],
    playerImports: [],
    complete: true,
    found: true,
  };
  site.render.mockImplementation(() => Promise.resolve({ html: 'x'.repeat(10_000), ...rest }));
  for (let visit = 0; visit < 2; visit += 1)
    expect(await (await site.get('/casino')).text()).toContain('xxx');
  expect(site.render).toHaveBeenCalledTimes(2);
});
