import { brandsFolder, loadBrands } from '@baize/brand/node';
import { freePort } from '@baize/http/free-port';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { appVisits } from '../testing/appVisits.ts';
import { askSite } from '../testing/askSite.ts';
import { sampleSlugs } from '../testing/sampleSlugs.ts';
import { versionIn } from '../testing/versionIn.ts';
import { openPackedPlace, type PackedPlace } from '../testing/PackedPlace.ts';
import { killAll, startProcess, type StartedProcess } from '../testing/startProcess.ts';
import { runCommand } from '../runCommand.ts';

const TIMEOUT_MS = 300_000;
const PATIENCE_MS = 30_000;
const { brands } = loadBrands(brandsFolder);
const nameOf = (slug: string) => brands.find((brand) => brand.slug === slug)?.name ?? '';

let place: PackedPlace;
beforeAll(async () => {
  place = await openPackedPlace();
  return async () => {
    await place.close();
    killAll();
  };
}, TIMEOUT_MS);

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
    for (const slug of sampleSlugs)
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
