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
  it('is the brand’s of the host, and nobody’s for another host', async () => {
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
  ])('is the app for the visitor: %j', async (headers, entry) =>
    expect(await entryOf(await get('/', headers as Record<string, string>))).toBe(entry),
  );

  it('applies the preferences of a visitor whose browser stores some before the first paint, and asks nobody else', async () => {
    const head = async (cookie: string) => (await (await get('/', { cookie })).text()).split('</head>')[0];
    expect(await head('device=web')).not.toContain('<script');
    expect(await head('device=web; preferences=1')).toContain('.apply()</script>');
  });

  it('remembers the device that the address asks for, and only one that there is', async () => {
    const asksPhone = await get('/?device=mobile');
    expect(await entryOf(asksPhone.clone())).toBe('/mobile.js');
    expect(asksPhone.headers.get('set-cookie')).toContain('device=mobile');
    expect((await get('/?device=fridge')).headers.get('set-cookie')).toBeNull();
  });

  it('has a policy with a nonce of its own each time', async () => {
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

  it('has its own code fetched beside the entry', async () => {
    expect(await (await get('/casino?type=casino')).text()).toContain('"preload":["/base.js","/Page.js"]');
  });

  it('comes packed to whoever takes that', async () => {
    const reply = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await reply.arrayBuffer())).toString()).toContain(
      '<!doctype html>',
    );
  });

  it('is packed once, and is the plain page but for its nonce, whatever a visitor’s page depends on', async () => {
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
  ])('comes as a visitor with “%s” takes it: %s', async (accepted, encoding) => {
    const { headers, text } = await site.ask('/', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(text.startsWith('<!doctype html>')).toBe(encoding === undefined);
    expect(headers.vary).toContain('Accept-Encoding');
  });

  it('is a 404 where the app has no page', async () => expect((await get('/nowhere')).status).toBe(404));

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
  it('come packed to whoever takes that', async () => {
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
  ])('keep to their folder: %s', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(reply.headers.get('content-type')?.startsWith('text/html') ? 200 : 404);
    expect(await reply.text()).not.toMatch(/secret$|"slug":.*"hosts"(?!.*<)/);
  });

  it('vary by encoding, packed or not', async () => {
    for (const encoding of ['br', 'identity'])
      expect((await get('/_app/web/app.js', { 'accept-encoding': encoding })).headers.get('vary')).toBe(
        'Accept-Encoding',
      );
  });

  it('are of their kind, and nothing else', async () => {
    const { headers } = await get('/_app/web/app.js');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('say their length to whoever asks for the head alone', async () => {
    const { status, headers, text } = await site.ask('/_app/web/app.js', { method: 'HEAD' });
    expect([status, headers['content-length'], text]).toEqual([200, String('plain'.length), '']);
  });

  it('that are not there are nobody’s to keep', async () => {
    for (const path of ['/_app/web/gone.js', '/_app/gone/app.js', '/_fonts/gone.woff2', '/brand/gone.svg']) {
      const { status, headers } = await get(path);
      expect([status, headers.get('cache-control')], path).toEqual([404, 'no-store']);
    }
  });

  it('give a brand’s artwork under its own host', async () => {
    expect((await get('/brand/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml');
    expect((await get('/brand/favicon.svg', { host: 'stranger.example' })).status).toBe(404);
  });

  it('do not send artwork again that the browser has', async () => {
    const first = await get('/brand/logo.svg');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/brand/logo.svg', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect((await get('/brand/logo.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

it('stays up when the platform is down: its calls are a 502 in the platform’s shape', async () => {
  const lonely = await openSite(() => new Response(), { upstream: 'http://127.0.0.1:9' });
  const reply = await lonely.get('/_api/options');
  expect([reply.status, await reply.json()]).toEqual([502, { message: 'please_try_again' }]);
  expect((await lonely.get('/')).status).toBe(200);
  lonely.close();
});
