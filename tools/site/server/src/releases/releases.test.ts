import { afterEach, describe, expect, it } from 'vitest';
import type { AppFiles, AppReleases } from '../AppFiles.ts';
import { brand, openSite, type TestSite } from '../testing/openSite.ts';
import type { ReleasePlan } from './ReleasePlan.ts';

let site: TestSite;
let plan: ReleasePlan = {};
afterEach(() => site.close());

const release = (version: string): AppFiles => ({
  about: { app: 'web', version, contract: '1.0.0', libs: {} },
  entry: ['/main.js'],
  preload: () => [],
  texts: {},
  renderApp: ({ path }) =>
    Promise.resolve({
      ...{
        head: '',
        html: `${path} of ${version}`,
        styles: '',
        bodyClass: '',
        state: {},
        imports: [],
        playerImports: [],
      },
      ...{ complete: true, found: true },
    }),
  cachedAddress: ({ pathname }) => pathname,
});
const RELEASES: AppReleases = [release('1.5.0'), release('1.4.0')];

async function open(showsVersion = false) {
  plan = {};
  site = await openSite(() => Response.json({}), {
    apps: { web: RELEASES },
    releasePlan: () => plan,
    showsVersion,
  });
}

const versionIn = (html: string) => /of (\d\.\d\.\d)/.exec(html)?.[1];
const ticketIn = (reply: Response) => /release_ticket=(\d+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1];
const canary = (percent: number): ReleasePlan => ({
  web: { version: '1.4.0', canary: { version: '1.5.0', percent } },
});

describe('a site with two releases of an app', () => {
  it('changes version with the plan, without a restart, and keeps both in its cache', async () => {
    await open();
    expect(versionIn((await site.ask('/casino')).text)).toBe('1.5.0');
    plan = { web: { brands: { [brand.slug]: { version: '1.4.0' } } } };
    expect(versionIn((await site.ask('/casino')).text)).toBe('1.4.0');
    plan = {};
    expect(versionIn((await site.ask('/casino')).text)).toBe('1.5.0');
    expect((await site.metrics.cacheRequests.get()).values).toContainEqual(
      expect.objectContaining({ labels: { cache: 'pages', result: 'hit' }, value: 1 }),
    );
  });

  it('counts pages by version', async () => {
    await open();
    await site.ask('/casino');
    plan = { web: { version: '1.4.0' } };
    await site.ask('/casino');
    await site.ask('/sport');
    expect((await site.metrics.pages.get()).values).toEqual([
      { labels: { app: 'web', version: '1.5.0' }, value: 1 },
      { labels: { app: 'web', version: '1.4.0' }, value: 2 },
    ]);
  });

  it('draws a ticket once, which decides in all tabs, also when the share grows', async () => {
    await open();
    plan = canary(20);
    const first = await site.get('/');
    const ticket = ticketIn(first);
    expect(ticket).toMatch(/^\d{1,2}$/);
    const version = versionIn(await first.text());
    expect(version).toBe(Number(ticket) < 20 ? '1.5.0' : '1.4.0');
    const again = await site.get('/', { cookie: `release_ticket=${ticket}` });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(versionIn(await again.text())).toBe(version);
    plan = canary(100);
    const later = await site.get('/', { cookie: `release_ticket=${ticket}` });
    expect(versionIn(await later.text())).toBe('1.5.0');
  });

  it('gives a fifth of its visitors the canary', async () => {
    await open();
    plan = canary(20);
    const versions = await Promise.all(
      Array.from({ length: 100 }, async (_, ticket) =>
        versionIn(await (await site.get('/', { cookie: `release_ticket=${ticket}` })).text()),
      ),
    );
    expect(versions.filter((version) => version === '1.5.0')).toHaveLength(20);
  });

  it.each(['100', '-1', '1e1', 'x'])('draws again for the invalid ticket %s', async (ticket) => {
    await open();
    plan = canary(20);
    expect(ticketIn(await site.get('/', { cookie: `release_ticket=${ticket}` }))).toMatch(/^\d{1,2}$/);
  });

  it('sets no cookie without a canary', async () => {
    await open();
    expect((await site.get('/')).headers.get('set-cookie')).toBeNull();
  });

  it('shows the version only on a test site', async () => {
    await open();
    expect((await site.ask('/')).text).not.toContain('contract 1.0.0');
    site.close();
    await open(true);
    expect((await site.ask('/')).text).toContain('>web 1.5.0 · contract 1.0.0</aside>');
  });
});
