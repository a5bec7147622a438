import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand, openSite, type TestSite } from './testing/openSite.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let site: TestSite;
let version: string;
let failing: boolean;
let now: number;
beforeEach(async () => {
  version = 'one';
  failing = false;
  now = Date.now();
  /* Fake timers would stop the sockets too. */
  for (const clock of [Date, performance]) vi.spyOn(clock, 'now').mockImplementation(() => now);
  site = await openSite(({ headers }) =>
    Response.json({ version, host: headers.get('x-forwarded-host') }, { status: failing ? 503 : 200 }),
  );
});
afterEach(() => site.close());

const page = async () => (await site.get('/casino')).text();

/** Triggers the background refresh of the page, and returns what visitors get after it. */
async function later(ms: number): Promise<string> {
  now += ms;
  const { results } = site.render.mock;
  const made = results.length;
  /* The cache reads the clock once per millisecond. */
  await vi.waitFor(async () => {
    await page();
    expect(results.length).toBeGreaterThan(made);
  }, 10_000);
  await Promise.allSettled(results.map(({ value }) => value as unknown));
  await new Promise(setImmediate);
  return page();
}

describe('a successfully rendered page', () => {
  it('is refreshed from the platform', async () => {
    expect(await page()).toContain('"version":"one"');
    version = 'two';
    expect(await later(2 * MINUTE)).toContain('"version":"two"');
  });

  it('is kept while the platform fails, and refreshed after it recovers', async () => {
    expect(await page()).toContain('"version":"one"');
    failing = true;
    for (const minutes of [2, 1, 20, 300])
      expect(await later(minutes * MINUTE), `${minutes} minutes`).toContain('"version":"one"');
    version = 'two';
    failing = false;
    expect(await later(MINUTE)).toContain('"version":"two"');
  });

  it('is kept when it cannot be rendered', async () => {
    await page();
    site.render.mockRejectedValue(new Error('broken'));
    expect(await later(2 * MINUTE)).toContain('"version":"one"');
  });

  it('expires after a day', async () => {
    await page();
    failing = true;
    await later(DAY - MINUTE);
    expect(await later(2 * MINUTE)).toContain('without options');
  });

  it('is awaited when the cached one is older than ten minutes', async () => {
    await page();
    version = 'two';
    now += 15 * MINUTE;
    expect(await page()).toContain('"version":"two"');
  });
});

describe('a page’s cache key', () => {
  it('ignores everything else that a visitor sends', async () => {
    await site.get('/casino', {
      host: `${brand.slug}.localhost:6666`,
      cookie: 'token=secret',
      authorization: 'Bearer secret',
      'accept-language': 'de',
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': 'visitor.example',
      'user-agent': 'visitor',
    });
    const [asked] = site.asked;
    expect(site.asked).toHaveLength(1);
    expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject({
      'site-id': String(brand.id),
      'accept-language': brand.defaultLanguage,
      'x-forwarded-host': brand.hosts[0],
    });
    expect(JSON.stringify([...(asked?.headers ?? [])])).not.toMatch(/6666|secret|visitor|198\.51/);
  });

  it('is the same under all hosts of a brand', async () => {
    const first = await (await site.get('/casino', { host: `${brand.slug}.localhost:6666` })).text();
    expect(first).not.toContain('6666');
    await site.get('/casino', { host: brand.hosts[0] ?? '' });
    expect(site.render).toHaveBeenCalledOnce();
  });
});
