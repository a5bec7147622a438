import { beforeAll, expect, it } from 'vitest';
import { brand, openSite, type TestSite } from './testing/openSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite(({ url }) =>
    url.endsWith('/gone.webp')
      ? new Response(null, { status: 404, headers: { 'cache-tag': 'all' } })
      : new Response('image', { headers: { 'cache-control': 'public, max-age=60', 'cache-tag': 'all' } }),
  );
  return () => site.close();
});

const tagOf = async (path: string, headers?: Record<string, string>) =>
  (await site.get(path, headers)).headers.get('cache-tag');

it.each(['/brand/logo.svg', '/_media/banner.webp'])(
  '%s has its brand’s tag, whatever the platform sends',
  async (path) => expect(await tagOf(path)).toBe(`brand-${brand.slug}`),
);

it('keeps the reply as it is', async () => {
  const reply = await site.get('/_media/banner.webp');
  expect([reply.status, reply.headers.get('cache-control'), await reply.text()]).toEqual([
    200,
    'public, max-age=60',
    'image',
  ]);
});

it.each([
  ['calls', '/_api/options', {}],
  ['pages', '/', {}],
  ['files of all brands', '/_app/web/app.js', {}],
  ['missing files', '/_media/gone.webp', {}],
  ['missing artwork', '/brand/gone.svg', {}],
  ['unknown hosts', '/_media/banner.webp', { host: 'stranger.example' }],
])('%s have none', async (_, path, headers) => expect(await tagOf(path, headers)).toBeNull());
