import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand, openSite, type TestSite } from './testing/openSite.ts';

let site: TestSite;
let status: number;
let now: number;
beforeEach(async () => {
  status = 200;
  now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  site = await openSite(() => Response.json({}, { status }));
});
afterEach(() => site.close());

const ready = async (path = '/readyz') => {
  const reply = await site.get(path);
  return [reply.status, await reply.json()] as [number, unknown];
};

it('is ready while the platform returns a brand’s options', async () => {
  expect(await ready()).toEqual([200, { status: 'ready', platform: 'ok' }]);
  expect(site.asked[0]?.url).toContain('/_api/options');
  expect(site.asked[0]?.headers.get('site-id')).toBe(String(brand.id));
});

it('reports how the platform fails, and its recovery', async () => {
  await ready();
  status = 503;
  now += 6_000;
  expect(await ready()).toEqual([503, { status: 'failing', platform: 'status 503' }]);
  expect((await site.get('/healthz')).status).toBe(200);
  status = 200;
  now += 6_000;
  expect((await ready())[0]).toBe(200);
});

it('asks the platform once in five seconds for any number of requests', async () => {
  await Promise.all([ready(), ready(), ready()]);
  now += 4_000;
  await ready();
  expect(site.asked).toHaveLength(1);
});

it.each([302, 404])('is not ready with a server that isn’t a platform: status %i', async (other) => {
  status = other;
  expect((await ready())[0]).toBe(503);
});

it('is not ready without a platform', async () => {
  const lonely = await openSite(() => new Response(), { upstream: 'http://127.0.0.1:9' });
  const reply = await lonely.get('/readyz');
  lonely.close();
  expect([reply.status, await reply.json()]).toEqual([
    503,
    { status: 'failing', platform: expect.stringMatching(/^no answer/) as string },
  ]);
});
