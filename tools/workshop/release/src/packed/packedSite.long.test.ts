import { brandsFolder, loadBrands } from '@baize/brand/node';
import { freePort } from '@baize/http/free-port';
import { hasNginx, runNginx, type TestNginx } from '@baize/http/nginx';
import { nginxConfig, wholeConfig } from '@baize/nginx';
import { readVersions } from '@baize/site-server';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { appVisits } from '../testing/appVisits.ts';
import { askSite } from '../testing/askSite.ts';
import { browse } from '../testing/browse.ts';
import { openPackedPlace, type PackedPlace } from '../testing/PackedPlace.ts';
import { killAll, startProcess, type StartedProcess } from '../testing/startProcess.ts';
import { runCommand } from '../runCommand.ts';

const TIMEOUT_MS = 300_000;
const PATIENCE_MS = 30_000;
const SLUGS = ['orvane', 'larkmere', 'kavrix'] as const;
const { brands } = loadBrands(brandsFolder);
const nameOf = (slug: string) => brands.find((brand) => brand.slug === slug)?.name ?? '';

const siteId = brands.find(({ slug }) => slug === SLUGS[0])?.id ?? 0;

let place: PackedPlace;
beforeAll(async () => {
  place = await openPackedPlace();
  return async () => {
    await place.close();
    killAll();
  };
}, TIMEOUT_MS);

const versionIn = (html: string) => /id="version"[^>]*>web ([\d.]+)/.exec(html)?.[1];

describe('a packed site, as another user and with nothing but Node', { timeout: TIMEOUT_MS }, () => {
  let port: number;
  let server: StartedProcess;
  let plan: string;
  beforeAll(async () => {
    port = await freePort();
    plan = join(place.site, 'plan.json');
    place.addRelease('web', '99.0.0');
    writeFileSync(plan, JSON.stringify({ web: { version: place.version } }));
    server = await place.startServer(port, { RELEASE_PLAN: plan, SHOW_VERSION: 'on' });
    return () => server.stop();
  }, TIMEOUT_MS);

  it('serves three apps of three brands from one build, rendered, with their files', async () => {
    for (const slug of SLUGS)
      for (const [host, device] of appVisits(slug)) {
        const page = await askSite(port, '/casino', { host, headers: { cookie: `device=${device}` } });
        expect(page.status).toBe(200);
        expect(page.body).toContain(nameOf(slug));
        expect(page.body).toMatch(/<main[ >]/);
        const files = new Set(page.body.match(/\/_app\/[\w-]+\/assets\/[\w.-]+\.js/g));
        expect(files.size).toBeGreaterThan(3);
        for (const file of files) expect((await askSite(port, file, { host })).status).toBe(200);
      }
    expect((await askSite(port, '/', { host: 'other.example' })).status).toBe(404);
    expect((await askSite(port, '/_fonts/inter.woff2', { host: 'orvane.localhost' })).status).toBe(200);
  });

  it('gives a fifth of the visitors the canary, after the plan has changed, and no one after it has changed back', async () => {
    const versions = async () => {
      const all = await Promise.all(
        Array.from({ length: 100 }, async (_, ticket) => {
          const headers = { cookie: `device=web; release_ticket=${ticket}` };
          return versionIn((await askSite(port, '/login', { host: 'orvane.localhost', headers })).body);
        }),
      );
      return all.filter((version) => version === '99.0.0').length;
    };
    expect(await versions()).toBe(0);
    const canary = { version: '99.0.0', percent: 20 };
    writeFileSync(plan, JSON.stringify({ web: { version: place.version, brands: { orvane: { canary } } } }));
    /* Without a version of its own, the brand's other visitors get the newest. */
    await vi.waitFor(async () => expect(await versions()).toBe(100), PATIENCE_MS);
    const both = { version: place.version, canary };
    writeFileSync(plan, JSON.stringify({ web: { brands: { orvane: both } } }));
    await vi.waitFor(async () => expect(await versions()).toBe(20), PATIENCE_MS);
    writeFileSync(plan, JSON.stringify({ web: { version: place.version } }));
    await vi.waitFor(async () => expect(await versions()).toBe(0), PATIENCE_MS);
  });

  it('serves a new brand without a restart', async () => {
    const folder = join(place.site, 'brands');
    const host = 'novel.localhost';
    expect((await askSite(port, '/', { host })).status).toBe(404);
    const brand = JSON.parse(readFileSync(join(folder, 'orvane/brand.json'), 'utf8')) as object;
    cpSync(join(folder, 'orvane'), join(folder, 'novel'), { recursive: true });
    writeFileSync(
      join(folder, 'novel/brand.json'),
      JSON.stringify({ ...brand, id: 4999, slug: 'novel', name: 'Novel', hosts: ['novel.example'] }),
    );
    await vi.waitFor(
      async () => expect((await askSite(port, '/', { host })).body).toContain('Novel'),
      PATIENCE_MS,
    );
    rmSync(join(folder, 'novel'), { recursive: true });
  });

  it('has bills of materials without tools, and checksums that are right', () => {
    const app = join(place.site, 'apps/web', place.version);
    const namesIn = (file: string) =>
      (JSON.parse(readFileSync(file, 'utf8')) as { components: { name: string }[] }).components.map(
        ({ name }) => name,
      );
    expect(namesIn(join(place.site, 'server/bom.cdx.json'))).toEqual(
      expect.arrayContaining(['hono', 'pino', 'piscina']),
    );
    for (const part of ['client', 'server']) {
      const names = namesIn(join(app, `bom.${part}.cdx.json`));
      expect(names).toEqual(expect.arrayContaining(['react-dom', 'i18next']));
      expect(
        names.filter((name) => /^(?:nx|vite|vitest|sharp|typescript)$|playwright|pglite/.test(name)),
      ).toEqual([]);
    }
    const check = ['--check', '--quiet', '--strict', 'SHA256SUMS'];
    expect(() => runCommand('sh', ['-c', `cd '${app}' && sha256sum ${check.join(' ')}`])).not.toThrow();
  });
});

describe.skipIf(!hasNginx())('behind nginx', { timeout: TIMEOUT_MS }, () => {
  let nginx: TestNginx | undefined;
  afterEach(async () => {
    await nginx?.stop();
    nginx = undefined;
  });

  it('a rolling deploy to the next version and back loses no request and no deposit', async () => {
    const port = await freePort();
    const ports = [await freePort(), await freePort()] as const;
    const next = '99.0.0';
    place.addRelease('web', next);
    const plan = (version: string) => {
      const file = join(place.site, `plan-${version}.json`);
      writeFileSync(file, JSON.stringify({ web: { version } }));
      return { RELEASE_PLAN: file, SHOW_VERSION: 'on' };
    };
    const servers = [
      await place.startServer(ports[0], plan(place.version)),
      await place.startServer(ports[1], plan(place.version)),
    ];
    nginx = await runNginx((prefix) =>
      wholeConfig(
        nginxConfig({
          ...{ brands, site: place.site, versions: readVersions(join(place.site, 'apps')) },
          ...{ servers: ports.map((own) => `127.0.0.1:${own}`), ports: { tls: 0, plain: port } },
          ...{ cache: join(prefix, 'cache'), isLocal: true },
        }),
      ),
    );
    const traffic = browse({
      ...{ port, hosts: ['orvane.localhost', 'larkmere.localhost', 'kavrix.localhost'], visitors: 50 },
      ...{ siteId, platform: place.platform },
      players: ['defne', 'deniz', 'ada', 'elif', 'yaman'].map((username) => ({
        username,
        hasMoney: username !== 'yaman',
      })),
    });
    const shown = async () =>
      versionIn((await askSite(port, '/login', { host: 'orvane.localhost' })).body) ?? '';
    const roll = async (version: string) => {
      for (const [index, own] of ports.entries()) {
        expect(await servers[index]?.stop()).toBe(0);
        servers[index] = await place.startServer(own, plan(version));
        await wait(2_000);
      }
      expect([await shown(), await shown()]).toEqual([version, version]);
    };
    await wait(3_000);
    await roll(next);
    await roll(place.version);
    const report = await traffic.stop();
    const kinds = Object.entries(Object.groupBy(report.failures, (failure) => failure.slice(0, 40)));
    console.log({ ...report, failures: Object.fromEntries(kinds.map(([kind, all]) => [kind, all?.length])) });
    expect(report.failures.slice(0, 5)).toEqual([]);
    expect(Math.min(report.pages, 10 * report.deposits, 10 * report.transfers)).toBeGreaterThan(50);
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('the static mode serves three apps of three brands, each reply with its own nonce', async () => {
    const port = await freePort();
    const out = join(place.site, '../static');
    const some = join(place.site, '../some-brands');
    for (const slug of SLUGS) cpSync(join(place.site, 'brands', slug), join(some, slug), { recursive: true });
    runCommand(process.execPath, [
      join(place.site, 'server/static.js'),
      ...[
        '--out',
        out,
        '--platform',
        place.platform,
        '--brands-dir',
        some,
        '--port',
        String(port),
        '--local',
      ],
    ]);
    nginx = await runNginx(() => wholeConfig(readFileSync(join(out, 'baize.conf'), 'utf8')));
    const nonceOf = (policy = '') => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    for (const slug of SLUGS)
      for (const [host, device, app] of appVisits(slug)) {
        const ask = (path: string, cookie = '') =>
          askSite(port, path, { host, headers: { cookie: `device=${device}; ${cookie}` } });
        const [page, again] = [await ask('/casino'), await ask('/casino')];
        expect(page.status).toBe(200);
        expect(page.body).toContain(nameOf(slug));
        expect(page.body).toContain(`/_app/${app}/assets/`);
        expect(page.body).toMatch(/<main[ >]/);
        const nonce = nonceOf(String(page.headers['content-security-policy']));
        expect(nonce).toMatch(/^[\da-f]{32}$/);
        expect(page.body).toContain(`nonce="${nonce}"`);
        expect(page.body).not.toContain('BAIZE-NONCE');
        expect(nonceOf(String(again.headers['content-security-policy']))).not.toBe(nonce);
        expect((await ask('/', 'lang=en')).body).toContain('<html lang="en"');
        const unknown = await ask('/no/such/page');
        expect([unknown.status, unknown.body.includes('<div id="root"></div>')]).toEqual([404, true]);
        expect((await ask('/live-casino/providers/x/41')).status).toBe(200);
        expect((await ask(`/_app/${app}/version.json`)).body).toContain(place.version);
        const options = await askSite(port, '/_api/options', {
          host,
          headers: { 'site-id': String(siteId) },
        });
        expect(options.status).toBe(200);
        expect(options.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
        expect((await ask('/brand/logo.svg')).headers['content-type']).toBe('image/svg+xml');
      }
    expect((await askSite(port, '/', { host: 'other.example' })).status).toBe(404);
  });
});

it('one wrong setting is one line that names it', async () => {
  const port = await freePort();
  await expect(
    startProcess([process.execPath, 'server/main.js'], {
      cwd: place.site,
      env: { PLATFORM_URL: 'platform.example', PORT: String(port) },
      ready: `http://127.0.0.1:${port}/healthz`,
    }),
  ).rejects.toThrow(/PLATFORM_URL must be an origin/);
});
