import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST, openSite, type TestSite } from './testing/openSite.ts';

const OPEN = () => Response.json({ title: 'x' });
const closedWith = (status: number, retryAfter?: string) => () =>
  new Response('<h1>Down</h1>', { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });

let site: TestSite;
let platform: () => Response;
let now: number;
beforeEach(async () => {
  platform = OPEN;
  now = Date.UTC(2026, 2, 2, 12);
  /* Fake timers would stop the sockets too. */
  for (const clock of [Date, performance]) vi.spyOn(clock, 'now').mockImplementation(() => now);
  site = await openSite(() => platform(), {
    trustsProxy: (address) => address === '127.0.0.1',
    countryHeader: 'CF-IPCountry',
  });
});
afterEach(() => {
  site.close();
  vi.restoreAllMocks();
});

const ask = (path = '/', headers: Record<string, string> = {}) => site.ask(path, { headers });

describe('during maintenance', () => {
  it.each([
    [500, undefined, '60'],
    [503, '900', '900'],
    [503, 'Mon, 02 Mar 2026 12:30:00 GMT', '1800'],
    [503, 'Mon, 02 Mar 2026 11:00:00 GMT', '60'],
  ])('(status %i, Retry-After %s) every page is a 503 with Retry-After %s', async (status, after, wanted) => {
    platform = closedWith(status, after);
    for (const path of ['/', '/casino?type=casino', '/nowhere']) {
      const reply = await ask(path);
      expect([reply.status, reply.headers['retry-after'], reply.headers['cache-control']], path).toEqual([
        503,
        wanted,
        'no-store',
      ]);
      expect(reply.text).toContain('"why":"maintenance"');
    }
    expect(site.render).toHaveBeenCalledOnce();
  });

  it('the page shows the end time, to the minute', async () => {
    platform = closedWith(503, '890');
    expect((await ask()).text).toContain(`"until":${Date.UTC(2026, 2, 2, 12, 15)}`);
  });

  it('the page is in the visitor’s language', async () => {
    platform = closedWith(500);
    await ask('/', { cookie: 'lang=en' });
    expect(site.render.mock.calls[0]?.[0]).toMatchObject({
      language: 'en',
      closure: { why: 'maintenance' },
    });
  });

  it('cached pages close, and open again with the platform', async () => {
    expect((await ask()).status).toBe(200);
    platform = closedWith(500);
    now += 60_000;
    /* The first one gets the cached state while the platform is asked. */
    await ask();
    await vi.waitFor(async () => expect((await ask()).status).toBe(503), 10_000);
    platform = OPEN;
    now += 10_000;
    expect((await ask()).status).toBe(200);
  });

  it.each([502, 503, 504])('status %i doesn’t count', async (status) => {
    platform = closedWith(status);
    expect((await ask()).status).toBe(200);
  });
});

describe('a blocked country', () => {
  it('gets a 451 at every URL, which isn’t cached', async () => {
    for (const path of ['/', '/nowhere']) {
      const reply = await ask(path, { 'cf-ipcountry': 'aa' });
      expect([reply.status, reply.headers['cache-control']], path).toEqual([451, 'no-store']);
      expect(reply.text).toContain('"why":"country"');
    }
    expect((await ask('/', { 'cf-ipcountry': 'TR' })).status).toBe(200);
  });

  it('is only read from a trusted proxy, in the configured header', async () => {
    const direct = await openSite(OPEN, { countryHeader: 'CF-IPCountry' });
    const unnamed = await openSite(OPEN, { trustsProxy: () => true });
    for (const other of [direct, unnamed]) {
      const { status } = await other.ask('/', { headers: { host: HOST, 'cf-ipcountry': 'AA' } });
      expect(status).toBe(200);
      other.close();
    }
  });
});
