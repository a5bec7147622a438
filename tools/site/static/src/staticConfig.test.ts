import { freePort } from '@baize/http/free-port';
import { hasNginx, runNginx, type TestNginx } from '@baize/http/nginx';
import { wholeConfig } from '@baize/nginx';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { NONCE } from './StaticPage.ts';
import { staticConfig } from './staticConfig.ts';

const FOUND = hasNginx();
if (!FOUND) console.warn('Skipped: a real nginx with pages rendered ahead. Install nginx to run it.');

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const HOST = 'acme.example';

describe.skipIf(!FOUND)('nginx with pages rendered ahead', () => {
  let port: number;
  let folder: string;
  let nginx: TestNginx;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'baize-static-nginx-'));
    /* When started by root, nginx reads files as `nobody`. */
    chmodSync(folder, 0o755);
    const write = (path: string, content: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    };
    for (const app of ['web', 'mobile-web', 'embed-shell'])
      for (const language of ['tr', 'en'])
        for (const [path, name] of [
          ['', 'home'],
          ['casino/', 'lobby'],
          ['_shell/', 'shell'],
        ])
          write(
            `pages/current/acme/${app}/${language}/${path}index.html`,
            `<html><script nonce="${NONCE}">${name} of ${app} in ${language}</script></html>`,
          );
    write('brands/acme/logo.svg', '<svg/>');
    write('brands/acme/brand.json', '{}');
    write('site/apps/web/1.0.0/client/version.json', '{"version":"1.0.0"}');
    const platform = createServer(({ headers }, reply) => {
      reply.setHeader('set-cookie', 'a=b');
      reply.setHeader('content-security-policy', 'none');
      reply.end(JSON.stringify(headers));
    });
    await once(platform.listen(0, '127.0.0.1'), 'listening');
    port = await freePort();
    const config = staticConfig({
      brands: [{ slug: 'acme', hosts: [HOST], defaultLanguage: 'tr' }],
      samples: ['web', 'mobile-web', 'embed-shell'].map((app) => ({
        slug: 'acme',
        app: app as 'web',
        headers: { 'content-security-policy': `script-src 'nonce-${NONCE}'; x-${app}` },
      })),
      pages: join(folder, 'pages'),
      site: join(folder, 'site'),
      versions: { web: ['1.0.0'] },
      brandsFolder: join(folder, 'brands'),
      patterns: { web: ['/casino/provider/:id', '/Sport/:name?/:param?'] },
      platform: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
      port,
      isLocal: false,
    });
    nginx = await runNginx(() => wholeConfig(config));
    return async () => {
      await nginx.stop();
      platform.close();
      rmSync(folder, { recursive: true });
    };
  });

  async function ask(path: string, headers: Record<string, string> = {}) {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host: HOST, ...headers } }).end();
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
  }

  it.each([
    [{}, 'web in tr'],
    [{ 'user-agent': PHONE }, 'mobile-web in tr'],
    [{ 'sec-ch-ua-mobile': '?1' }, 'mobile-web in tr'],
    [{ 'user-agent': PHONE, cookie: 'device=web' }, 'web in tr'],
    [{ cookie: 'device=mobile; lang=en' }, 'mobile-web in en'],
    [{ cookie: 'lang=xx' }, 'web in tr'],
    [{ host: `embed.${HOST}`, 'user-agent': PHONE }, 'embed-shell in tr'],
    [{ host: `www.${HOST}` }, 'web in tr'],
  ])('gives a visitor with %o the %s', async (headers, shown) => {
    const { status, body } = await ask('/casino', headers);
    expect([status, body]).toEqual([200, expect.stringContaining(`lobby of ${shown}`)]);
  });

  it('stores a choice of the app in the address', async () => {
    const { headers, body } = await ask('/?device=mobile');
    expect(body).toContain('home of mobile-web');
    expect(headers['set-cookie']).toEqual(['device=mobile; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect((await ask('/?device=x')).headers).not.toHaveProperty('set-cookie');
  });

  it('puts one nonce into page and policy, another one in each reply', async () => {
    const nonces = await Promise.all(
      [0, 1, 2].map(async () => {
        const { headers, body } = await ask('/');
        const nonce = /nonce="([\da-f]{32})"/.exec(body)?.[1] ?? 'none';
        expect(headers['content-security-policy']).toBe(`script-src 'nonce-${nonce}'; x-web`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it.each([
    ['/casino/provider/22', 200],
    ['/sport/redlane/live', 200],
    ['/casino/provider', 404],
    ['/no/such/page', 404],
    ['/_shell', 200],
  ])('sends the page without markup for %s, with status %d', async (path, status) => {
    const reply = await ask(path);
    expect([reply.status, reply.body]).toEqual([status, expect.stringContaining('shell of web')]);
    expect(reply.headers['content-security-policy']).toContain('nonce-');
  });

  it('has the brand’s artwork and the app’s version, and nothing else of their folders', async () => {
    expect((await ask('/brand/logo.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await ask('/brand/brand.json')).body).not.toBe('{}');
    const version = await ask('/_app/web/version.json');
    expect([version.body, version.headers['cache-control']]).toEqual(['{"version":"1.0.0"}', 'no-cache']);
    expect((await ask('/_app/web/gone.js')).status).toBe(404);
  });

  it('passes calls on with its own headers, and the replies without cookies and origin', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.9', cookie: 'a=b', forwarded: 'for=1' };
    const { headers, body } = await ask('/_api/options', forged);
    expect(JSON.parse(body)).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': HOST });
    expect(body).not.toMatch(/203\.0|"cookie"|"forwarded"/);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  });

  it('has no page for an unknown host', async () =>
    expect((await ask('/', { host: 'other.example' })).status).toBe(404));
});
