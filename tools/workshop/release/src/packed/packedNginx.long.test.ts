import { brandsFolder, loadBrands } from '@baize/brand/node';
import { freePort } from '@baize/http/free-port';
import { hasNginx, runNginx, type TestNginx } from '@baize/http/nginx';
import { nginxConfig, wholeConfig } from '@baize/nginx';
import { readVersions } from '@baize/site-server';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appVisits } from '../testing/appVisits.ts';
import { askSite } from '../testing/askSite.ts';
import { browse } from '../testing/browse.ts';
import { sampleSlugs } from '../testing/sampleSlugs.ts';
import { versionIn } from '../testing/versionIn.ts';
import { openPackedPlace, type PackedPlace } from '../testing/PackedPlace.ts';
import { playThrough } from '../testing/playThrough.ts';
import { killAll } from '../testing/startProcess.ts';
import { runCommand } from '../runCommand.ts';

const TIMEOUT_MS = 300_000;
const { brands } = loadBrands(brandsFolder);
const nameOf = (slug: string) => brands.find((brand) => brand.slug === slug)?.name ?? '';

const siteId = brands.find(({ slug }) => slug === sampleSlugs[0])?.id ?? 0;

let place: PackedPlace;
beforeAll(async () => {
  place = await openPackedPlace();
  return async () => {
    await place.close();
    killAll();
  };
}, TIMEOUT_MS);

describe.skipIf(!hasNginx())('behind nginx', { timeout: TIMEOUT_MS }, () => {
  let nginx: TestNginx | undefined;
  afterEach(async () => {
    await nginx?.stop();
    nginx = undefined;
  });

  const inFrontOf = (ports: readonly number[], port: number) =>
    runNginx((prefix) =>
      wholeConfig(
        nginxConfig({
          ...{ brands, site: place.site, versions: readVersions(join(place.site, 'apps')) },
          ...{ servers: ports.map((own) => `127.0.0.1:${own}`), ports: { tls: 0, plain: port } },
          ...{ cache: join(prefix, 'cache'), isLocal: true },
        }),
      ),
    );

  it('a player finds a game, logs in, deposits, plays and logs out', async () => {
    const [port, own] = [await freePort(), await freePort()];
    const server = await place.startServer(own);
    nginx = await inFrontOf([own], port);
    await playThrough(port, 'nginx');
    await server.stop();
  });

  it('the static mode serves three apps of three brands, each reply with its own nonce', async () => {
    const port = await freePort();
    const out = join(place.site, '../static');
    const some = join(place.site, '../some-brands');
    for (const slug of sampleSlugs)
      cpSync(join(place.site, 'brands', slug), join(some, slug), { recursive: true });
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
    for (const slug of sampleSlugs)
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
    await playThrough(port, 'static');
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
    nginx = await inFrontOf(ports, port);
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
});
