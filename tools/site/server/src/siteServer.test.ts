import { brandsFolder, loadBrands } from '@baize/brand/node';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { brand, HOST, openSite, type TestSite } from './testing/openSite.ts';

const { brands } = loadBrands(brandsFolder);
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36';

let site: TestSite;
beforeAll(async () => {
  site = await openSite(() => Response.json({ title: 'x', user: { geo: 'AA' } }), { brands });
  return () => site.close();
});

const get = (path: string, headers?: Record<string, string>) => site.get(path, headers);
const entryOf = async (reply: Response) => /"entry":\["([^"]+)"/.exec(await reply.text())?.[1];

describe('a page', () => {
  it('is that of the host’s brand, and of no brand on another host', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`"slug":"${brand.slug}"`);
    const stranger = await get('/', { host: 'stranger.example' });
    expect(stranger.status).toBe(404);
    for (const { name } of brands) expect(await stranger.clone().text()).not.toContain(name);
  });

  it.each([
    [{}, '/web.js'],
    [{ 'user-agent': PHONE }, '/mobile.js'],
    [{ 'sec-ch-ua-mobile': '?1' }, '/mobile.js'],
    [{ 'user-agent': PHONE, cookie: 'device=web' }, '/web.js'],
    [{ host: `embed.${HOST}` }, '/embed.js'],
    [{ host: `embed.${HOST}`, cookie: 'device=mobile' }, '/embed.js'],
  ])('contains the visitor’s app: %j', async (headers, entry) =>
    expect(await entryOf(await get('/', headers as Record<string, string>))).toBe(entry),
  );

  it('applies stored preferences before the first paint, only for a visitor with the cookie', async () => {
    const head = async (cookie: string) => (await (await get('/', { cookie })).text()).split('</head>')[0];
    expect(await head('device=web')).not.toContain('<script');
    expect(await head('device=web; preferences=1')).toContain('.apply()</script>');
  });

  it('stores the device in the URL, if it exists', async () => {
    const asksPhone = await get('/?device=mobile');
    expect(await entryOf(asksPhone.clone())).toBe('/mobile.js');
    expect(asksPhone.headers.get('set-cookie')).toContain('device=mobile');
    expect((await get('/?device=fridge')).headers.get('set-cookie')).toBeNull();
  });

  it('has a CSP with a new nonce each time', async () => {
    const [one, two] = await Promise.all([get('/'), get('/')]);
    const nonce = /'nonce-([^']+)'/.exec(one.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(20);
    expect(await one.text()).toContain(`nonce="${nonce}"`);
    expect(two.headers.get('content-security-policy')).not.toContain(nonce);
    expect(one.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await get('/', { host: `embed.${HOST}` })).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self'",
    );
  });

  it('is rendered once for all visitors', async () => {
    site.render.mockClear();
    await get('/casino?type=casino');
    await get('/casino?type=casino', { cookie: 'token=secret', authorization: 'Bearer secret' });
    expect(site.render).toHaveBeenCalledOnce();
    expect(site.render.mock.calls[0]?.[0]).toMatchObject({ path: '/casino?type=casino' });
  });

  it('is rendered from public replies, each requested once', async () => {
    site.asked.length = 0;
    const mine = { host: `${brand.slug}.localhost:4300`, authorization: 'Bearer secret' };
    await Promise.all([get('/one', mine), get('/two', mine), get('/three', mine)]);
    expect(site.asked.length).toBeLessThanOrEqual(1);
    for (const { headers } of site.asked) {
      expect(headers.get('site-id')).toBe(String(brand.id));
      expect(headers.get('authorization')).toBeNull();
    }
  });

  it('loads its own code in parallel with the entry point', async () => {
    expect(await (await get('/casino?type=casino')).text()).toContain('"preload":["/base.js","/Page.js"]');
  });

  it('loads what only a player needs in parallel too', async () => {
    expect(await (await get('/casino?type=casino')).text()).toContain('"playerPreload":["/PlayerBar.js"]');
  });

  it('is compressed if the client accepts it', async () => {
    const reply = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await reply.arrayBuffer())).toString()).toContain(
      '<!doctype html>',
    );
  });

  it('is compressed once, and matches the plain page except for its nonce, for every kind of page', async () => {
    const plainOf = async (headers: Record<string, string>) => {
      const reply = await get('/packed', headers);
      const nonce = /'nonce-([^']+)'/.exec(reply.headers.get('content-security-policy') ?? '')?.[1] ?? '-';
      const body = Buffer.from(await reply.arrayBuffer());
      const page = headers['accept-encoding'] ? brotliDecompressSync(body) : body;
      return { nonce, page: page.toString('utf8') };
    };
    const nonces = new Set<string>();
    for (const cookie of ['', 'preferences=1', 'device=mobile', 'lang=en', 'preferences=1; lang=en']) {
      const plain = await plainOf({ cookie });
      for (let turn = 0; turn < 2; turn += 1) {
        const packed = await plainOf({ cookie, 'accept-encoding': 'br' });
        expect(packed.page).toBe(plain.page.replaceAll(plain.nonce, packed.nonce));
        expect(packed.page.split(`nonce="${packed.nonce}"`).length).toBeGreaterThan(2);
        nonces.add(packed.nonce);
      }
    }
    expect(nonces.size).toBe(10);
  });

  it.each([
    ['br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['identity, br;q=0.1', undefined],
  ])('is served to a visitor with “%s” as it accepts: %s', async (accepted, encoding) => {
    const { headers, text } = await site.ask('/', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(text.startsWith('<!doctype html>')).toBe(encoding === undefined);
    expect(headers.vary).toContain('Accept-Encoding');
  });

  it('is a 404 if the app has no such page', async () => expect((await get('/nowhere')).status).toBe(404));

  it('is sent without markup when it cannot be rendered', async () => {
    site.logged.length = 0;
    site.render.mockRejectedValueOnce(new Error('broken'));
    const page = await get('/broken?token=secret');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<div id="root"></div>');
    const errors = site.logged.filter(({ level }) => level === 'error');
    expect(errors).toMatchObject([
      { brand: brand.slug, app: 'web', path: '/broken', err: { message: 'broken' } },
    ]);
  });
});

describe('files', () => {
  it('are compressed if the client accepts it', async () => {
    expect(await (await get('/_app/web/app.js')).text()).toBe('plain');
    const packed = await get('/_app/web/app.js', { 'accept-encoding': 'gzip, br' });
    expect([await packed.text(), packed.headers.get('content-encoding')]).toEqual(['packed', 'br']);
    expect(packed.headers.get('cache-control')).toContain('immutable');
    for (const [accepted, text] of [
      ['gzip, br;q=0', 'plain'],
      ['identity, br;q=0.5', 'plain'],
      ['gzip;q=0.5, br;q=0.9', 'packed'],
      ['*', 'packed'],
    ] as const)
      expect((await site.ask('/_app/web/app.js', { headers: { 'accept-encoding': accepted } })).text).toBe(
        text,
      );
  });

  it.each([
    '/_app/web/../secret.js',
    '/_app/web/%2e%2e/secret.js',
    '/_app/web/..%2fsecret.js',
    '/_app/web/.vite/manifest.json',
    '/_app/constructor/app.js',
    '/brand/brand.json',
    '/brand/..%2fbrand.json',
  ])('stay inside their folder: %s', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(reply.headers.get('content-type')?.startsWith('text/html') ? 200 : 404);
    expect(await reply.text()).not.toMatch(/secret$|"slug":.*"hosts"(?!.*<)/);
  });

  it('vary by encoding, compressed or not', async () => {
    for (const encoding of ['br', 'identity'])
      expect((await get('/_app/web/app.js', { 'accept-encoding': encoding })).headers.get('vary')).toBe(
        'Accept-Encoding',
      );
  });

  it('have their exact content type', async () => {
    const { headers } = await get('/_app/web/app.js');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('have a content length in a HEAD reply', async () => {
    const { status, headers, text } = await site.ask('/_app/web/app.js', { method: 'HEAD' });
    expect([status, headers['content-length'], text]).toEqual([200, String('plain'.length), '']);
  });

  it('that don’t exist aren’t cached', async () => {
    for (const path of ['/_app/web/gone.js', '/_app/gone/app.js', '/_fonts/gone.woff2', '/brand/gone.svg']) {
      const { status, headers } = await get(path);
      expect([status, headers.get('cache-control')], path).toEqual([404, 'no-store']);
    }
  });

  it('include a brand’s artwork only under its own host', async () => {
    expect((await get('/brand/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml');
    expect((await get('/brand/favicon.svg', { host: 'stranger.example' })).status).toBe(404);
  });

  it('return a 304 for artwork that the browser has cached', async () => {
    const first = await get('/brand/logo.svg');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/brand/logo.svg', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect((await get('/brand/logo.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

it('stays up while the platform is down: its calls are a 502 in the platform’s format', async () => {
  const lonely = await openSite(() => new Response(), { upstream: 'http://127.0.0.1:9' });
  const reply = await lonely.get('/_api/options');
  expect([reply.status, await reply.json()]).toEqual([502, { message: 'please_try_again' }]);
  expect((await lonely.get('/')).status).toBe(200);
  lonely.close();
});
