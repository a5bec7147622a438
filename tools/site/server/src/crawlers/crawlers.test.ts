import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppFiles } from '../AppFiles.ts';
import { brand, openSite, type TestSite } from '../testing/openSite.ts';

const LIVE = brand.hosts[0] ?? '';
/** Special pages: an alias, one with noindex, one that fails. */
const HEADS: Record<string, string> = {
  '/': '<link rel="canonical" href="https://live.example/"/>',
  '/Home': '<link rel="canonical" href="https://live.example/"/>',
  '/games': '<link rel="canonical" href="https://live.example/games?a=1&amp;b=2"/>',
  '/test': '<link rel="canonical" href="https://live.example/test"/><meta name="robots" content="noindex"/>',
};

let site: TestSite;
let failing: boolean;
const render = vi.fn<NonNullable<AppFiles['renderApp']>>(({ path }) => {
  if (failing) return Promise.resolve(undefined);
  const rest = {
    html: '',
    styles: '',
    bodyClass: '',
    state: {},
    imports: [],
    playerImports: [],
    complete: true,
    found: true,
  };
  return Promise.resolve({ head: HEADS[path] ?? '', ...rest });
});
beforeEach(async () => {
  failing = false;
  render.mockClear();
  const web: AppFiles = {
    entry: [],
    preload: () => [],
    texts: { tr: [], en: [] },
    renderApp: render,
    addresses: { open: Object.keys(HEADS), patterns: [], closed: ['/Account', '/game/', '/game'] },
  };
  site = await openSite(() => Response.json({}), { apps: { web: [web] } });
});
afterEach(() => site.close());

const robots = async (host: string) => (await site.get('/robots.txt', { host })).text();

describe('robots.txt', () => {
  it('keeps crawlers off the players’ pages, and links the sitemap', async () => {
    const text = await robots(LIVE);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /Account',
      'Disallow: /game/',
      'Disallow: /game$',
      '',
      `Sitemap: https://${LIVE}/sitemap.xml`,
      '',
    ]);
    expect((await site.get('/robots.txt', { host: LIVE })).headers.get('content-type')).toContain(
      'text/plain',
    );
  });

  it.each([`${brand.slug}.localhost:4200`, `embed.${LIVE}`, 'stranger.example'])(
    'disallows everything on %s',
    async (host) => expect(await robots(host)).toBe('User-agent: *\nDisallow: /\n'),
  );
});

describe('sitemap.xml', () => {
  const get = () => site.get('/sitemap.xml', { host: LIVE });

  it('lists the canonical URLs of public pages once each, without noindex pages', async () => {
    const reply = await get();
    expect(reply.headers.get('content-type')).toContain('application/xml');
    const addresses = [...(await reply.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(addresses).toEqual(['https://live.example/', 'https://live.example/games?a=1&amp;b=2']);
  });

  it('is built once for concurrent crawlers', async () => {
    await Promise.all([get(), get()]);
    await get();
    expect(render).toHaveBeenCalledTimes(Object.keys(HEADS).length);
  });

  it('is a 503 while no page can be rendered, and absent on other hosts', async () => {
    failing = true;
    const reply = await get();
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await site.get('/sitemap.xml', { host: 'stranger.example' })).status).toBe(404);
  });
});
