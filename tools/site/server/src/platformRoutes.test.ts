import { trustedProxies } from '@baize/http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOST, openSite, type TestSite } from './testing/openSite.ts';
import { sendRaw } from './testing/sendRaw.ts';

/** Timeout for a busy machine. */
const PATIENCE_MS = 10_000;

/** Short limits for slow clients, so that the test doesn't wait. */
const SLOW = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50, idleMs: 400 };

let site: TestSite;
afterEach(() => site.close());

describe('the visitor data sent to the platform', () => {
  const forwarded = (name: string) => site.asked[0]?.headers.get(name);
  const PROXIED = {
    'x-forwarded-for': '192.0.2.66, 198.51.100.7',
    'x-forwarded-host': 'orvane.example',
    'x-forwarded-proto': 'https',
  };

  it('has the connection’s address, and nothing that the visitor claims', async () => {
    site = await openSite(() => Response.json({}));
    await site.ask('/_api/options', {
      headers: { ...PROXIED, forwarded: 'for=192.0.2.66', 'x-real-ip': '192.0.2.66' },
    });
    expect(forwarded('x-forwarded-for')).toBe('127.0.0.1');
    expect([forwarded('x-forwarded-host'), forwarded('x-forwarded-proto')]).toEqual([HOST, 'http']);
    expect([forwarded('forwarded'), forwarded('x-real-ip')]).toEqual([null, null]);
  });

  it('has the trusted proxy’s addresses, followed by the proxy’s own', async () => {
    site = await openSite(() => Response.json({}), { trustsProxy: trustedProxies('loopback') });
    await site.ask('/_api/options', { headers: PROXIED });
    expect(forwarded('x-forwarded-for')).toBe('192.0.2.66, 198.51.100.7, 127.0.0.1');
    expect([forwarded('x-forwarded-host'), forwarded('x-forwarded-proto')]).toEqual([
      'orvane.example',
      'https',
    ]);
  });

  it('has no cookies and no hop-by-hop headers', async () => {
    site = await openSite(() => Response.json({}));
    const headers = {
      authorization: 'Bearer t',
      'site-id': '1',
      cookie: 'device=web',
      connection: 'keep-alive, x-private',
      'x-private': 'for the next hop',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
    };
    await site.ask('/_api/games?type=casino', { headers });
    expect(site.asked[0]?.url).toContain('/_api/games?type=casino');
    expect([forwarded('authorization'), forwarded('site-id')]).toEqual(['Bearer t', '1']);
    for (const name of ['cookie', 'x-private', 'te', 'proxy-authorization'])
      expect(forwarded(name), name).toBeNull();
  });
});

describe('a request body', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    site.ask('/_api/login', { method: 'POST', body, headers });
  const openEcho = () => openSite(async (request) => new Response(await request.text()));

  it('arrives complete, with or without a content length', async () => {
    site = await openEcho();
    const body = 'ş'.repeat(100_000);
    expect((await post(body)).text).toBe(body);
    expect((await post(body, { 'transfer-encoding': 'chunked' })).text).toBe(body);
    expect((await post(body, { expect: '100-continue' })).text).toBe(body);
    expect((await site.ask('/_api/x', { method: 'DELETE' })).status).toBe(200);
  });

  it('over a megabyte is rejected before it reaches the platform', async () => {
    site = await openEcho();
    expect((await post('x'.repeat(1_000_000))).status).toBe(200);
    expect(site.asked).toHaveLength(1);
    const large = ['content-length', 'transfer-encoding'].map((name) => ({
      name,
      headers: name === 'content-length' ? {} : { [name]: 'chunked' },
    }));
    for (const { name, headers } of large) {
      const { status, text } = await post('x'.repeat(1_000_001), headers);
      expect([status, JSON.parse(text)], name).toEqual([413, { message: 'please_try_again' }]);
    }
    expect(site.asked).toHaveLength(1);
  });

  it('opens no platform connection until it is complete', async () => {
    site = await openSite(() => Response.json({}), { limits: SLOW });
    const head = `POST /_api/login HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 9\r\n\r\n123`;
    expect(await sendRaw(site.port, head)).toMatch(/^HTTP\/1\.1 408 /);
    expect(site.asked).toHaveLength(0);
    expect(site.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('a slow client', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n', /^HTTP\/1\.1 408 /],
    ['nothing', '', /^(?:HTTP\/1\.1 408 .*)?$/s],
  ])('that sends only %s is disconnected', async (_, text, answer) => {
    site = await openSite(() => Response.json({}), { limits: SLOW });
    expect(await sendRaw(site.port, text)).toMatch(answer);
  });
});

it('a platform timeout is a 504 in the platform’s format, and one failure', async () => {
  site = await openSite(() => new Promise<Response>(() => undefined), { platformPatienceMs: 50 });
  const { status, text } = await site.ask('/_api/options');
  expect([status, JSON.parse(text)]).toEqual([504, { message: 'please_try_again' }]);
  expect(site.logged.filter(({ level }) => level === 'error')).toMatchObject([{ reason: 'TimeoutError' }]);
});

describe('a platform reply', () => {
  const answered = async (body: string, headers: Record<string, string>, status = 200) => {
    site = await openSite(() => new Response(body, { status, headers }));
    return site.ask('/_media/x');
  };

  it.each([
    ['text/html', '<script>alert(localStorage.access_token)</script>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['application/json', '{}'],
  ])('of type %s runs nothing and has no origin', async (type, body) => {
    const { headers, text } = await answered(body, {
      'content-type': type,
      'content-security-policy': "default-src * 'unsafe-inline'",
    });
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect([headers['content-type'], text]).toEqual([type, body]);
  });

  it('keeps only headers that describe it, and none that affect the whole site', async () => {
    const kept = {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
      etag: '"1"',
      vary: 'Site-Id',
      'retry-after': '5',
    };
    const dropped = {
      'set-cookie': 'device=embed',
      'clear-site-data': '"*"',
      refresh: '0; url=https://evil.example',
      'strict-transport-security': 'max-age=1',
      'service-worker-allowed': '/',
      'keep-alive': 'timeout=99',
      server: 'platform',
    };
    const { headers } = await answered('x', { ...kept, ...dropped });
    expect(headers).toMatchObject(kept);
    for (const [name, value] of Object.entries(dropped)) expect(headers[name], name).not.toBe(value);
  });

  it.each([
    ['/_media/other', '/_media/other'],
    ['https://evil.example/', undefined],
    ['//evil.example/_media/', undefined],
    ['/\\evil.example/_media/', undefined],
    ['/account', undefined],
  ])('may redirect to %s: %s', async (location, led) => {
    const { status, headers, text } = await answered('', { location }, 302);
    expect([status, headers.location]).toEqual(led ? [302, led] : [502, undefined]);
    if (!led) expect(JSON.parse(text)).toEqual({ message: 'please_try_again' });
    expect(site.asked).toHaveLength(1);
  });
});

describe('the log of platform failures', () => {
  const errors = () => site.logged.filter(({ level }) => level === 'error');

  it.each<[string, () => Response]>([
    ['status 503', () => new Response('', { status: 503 })],
    [
      'a redirect to elsewhere',
      () => new Response('', { status: 302, headers: { location: '//evil.example' } }),
    ],
  ])('has %s once for many calls in a minute', async (reason, answer) => {
    site = await openSite(answer);
    for (let call = 0; call < 5; call += 1) await site.ask('/_api/options?token=secret');
    expect(errors()).toMatchObject([{ failures: 1, path: '/_api/options', reason }]);
  });

  it('has no entry for a client’s failure', async () => {
    const asked = Promise.withResolvers<void>();
    site = await openSite(() => {
      asked.resolve();
      return new Promise<Response>(() => undefined);
    });
    const visitor = connect(site.port, '127.0.0.1');
    visitor.write(`GET /_api/options HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
    await asked.promise;
    visitor.destroy();
    await vi.waitFor(
      () => expect(site.logged).toMatchObject([{ msg: 'Answered', status: 502 }]),
      PATIENCE_MS,
    );
    expect((await site.ask('/_api/options', { method: 'TRACE' })).status).toBe(405);
    expect(errors()).toEqual([]);
  });
});
