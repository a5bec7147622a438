import { beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

const login = (body: unknown, headers: Record<string, string> = {}) =>
  test.api('/login', { method: 'POST', body, headers });

describe('the HTTP layer around the contract', () => {
  it('requires a known brand', async () => {
    const without = await test.fetch('/_api/options');
    expect([without.status, without.body]).toEqual([400, { message: 'bad_request' }]);
    for (const siteId of ['9', 'x', '4107; drop', '04107']) {
      expect((await test.api('/options', { headers: { 'site-id': siteId } })).status).toBe(400);
    }
  });

  it('rejects unknown paths and methods', async () => {
    expect((await test.api('/nothing')).body).toEqual({ message: 'data_not_found' });
    expect((await test.api('/login')).body).toEqual({ message: 'method_not_allowed' });
    expect((await test.api('/options', { method: 'DELETE' })).status).toBe(405);
    expect((await test.fetch('/elsewhere')).status).toBe(404);
  });

  it('treats inherited property names like any other', async () => {
    for (const name of ['constructor', '__proto__', 'nothing']) {
      expect((await test.api(`/games?${name}=1`)).status, name).toBe(400);
      const { status, body } = await login(`{"username":"defne","password":"x","${name}":1}`);
      expect([status, body.message]).toEqual([422, `Invalid parameter \`${name}\``]);
    }
  });

  it('rejects bodies over 100 kB', async () => {
    expect((await login({ username: 'a', password: 'x'.repeat(100_001) })).status).toBe(413);
  });

  const bombs = [
    ['broken JSON', '{"username":'],
    ['a depth bomb', '['.repeat(40_000) + ']'.repeat(40_000)],
    ['a deep object', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
    ['a NUL', '{"username":"a\\u0000b","password":"x"}'],
    ['half a surrogate pair', '{"username":"\\ud800","password":"x"}'],
    ['a poisoned prototype', '{"__proto__":{"username":"defne"},"constructor":1}'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['nothing', ''],
  ] as const;
  it.each(bombs)('survives %s', async (_, body) => {
    const { status } = await login(body);
    expect([400, 422]).toContain(status);
  });

  it.each(['%00', '%ff', '%ed%a0%80', '..%2f..%2f', '%'])('survives %s in a URL', async (part) => {
    for (const path of [`/game-detail/${part}`, `/games?search=abc${part}`]) {
      expect((await test.api(path)).status).toBeLessThan(500);
    }
  });

  it('keeps crawlers off everything', async () => {
    expect((await test.fetch('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  });

  it('assigns each request an id, or keeps a valid one', async () => {
    const given = await test.api('/options', { headers: { 'x-request-id': 'abc-12345678' } });
    expect(given.headers.get('x-request-id')).toBe('abc-12345678');
    const invalid = await test.api('/options', { headers: { 'x-request-id': 'a b<script>' } });
    expect(invalid.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  });

  it('answers HEAD like GET, without the body', async () => {
    const head = await test.api('/options', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBeTruthy();
  });

  it('ignores faults unless they are enabled', async () => {
    expect((await test.api('/options', { headers: { 'x-sandbox-fault': 'restricted' } })).body.user.geo).toBe(
      'TR',
    );
  });
});

describe('media', () => {
  it('serves images as immutable, and 404 for unknown ones', async () => {
    const tile = await test.fetch('/_media/providers/42-dark.webp');
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const name of [
      'games/1-portrait.webp',
      'games/1001-oval.webp',
      '../secret.webp',
      'providers/7777.webp',
      'banners/orvane-casino-99-desktop-tr.avif',
      'banners/orvane-home-0-desktop-tr.avif',
      'banners/nobody-casino-0-desktop-tr.avif',
      'campaigns/orvane-99-desktop-tr.avif',
      'campaigns/orvane--1-desktop-tr.avif',
      'campaigns/nobody-0-desktop-tr.avif',
      'promotions/nobody-1-list-tr.avif',
      'explore/nobody-slots.webp',
      'explore/orvane-nothing.webp',
    ]) {
      expect((await test.fetch(`/_media/${name}`)).status, name).toBe(404);
    }
  });

  it('serves ranges of videos', async () => {
    const film = test.sandbox.lobbies.games.find((game) => game.film);
    const address = `/_media/games/${film?.id}-portrait.mp4`;
    const whole = await test.fetch(address);
    const part = await test.fetch(address, { headers: { range: 'bytes=0-99' } });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
    expect(part.headers.get('content-range')).toBe(`bytes 0-99/${whole.headers.get('content-length')}`);
    expect(
      (await test.fetch(address, { headers: { range: 'bytes=-7' } })).headers.get('content-length'),
    ).toBe('7');
    expect((await test.fetch(address, { headers: { range: 'bytes=999999999-' } })).status).toBe(416);
  });

  it('has no pages: those of stories are on the providers’ origin', async () => {
    const { body } = await test.api('/homepage', { headers: { 'accept-language': 'en' } });
    const [story] = body.data.stories;
    expect(story?.url).toMatch(/^http:\/\/providers\.localhost:4300\/story\//);
    const page = await test.fetch(story?.url ?? '');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const multiplier = Number(story?.multiplier.replace('x', '')).toLocaleString('en');
    expect(page.text).toContain(`×${multiplier}`);
    expect((await test.fetch('http://providers.localhost:4300/story/999-tr')).status).toBe(404);
  });
});

describe('health', () => {
  it('reports that the server is up, and that the ledger balances', async () => {
    expect((await test.fetch('/healthz')).body).toEqual({ status: 'ok' });
    const ready = await test.fetch('/readyz');
    expect([ready.status, ready.body.status]).toEqual([200, 'ready']);
  });
});

describe('the control page', () => {
  const post = (name: string, body: unknown, headers: Record<string, string> = {}) =>
    test.fetch(`/_sandbox/api/${name}`, { method: 'POST', body, headers });

  it('shows players, messages, clock, rounds and ledger', async () => {
    const { text } = await test.fetch('/_sandbox');
    for (const shown of [
      'defne-baize-1',
      'Sent messages',
      '2026-03-01 12:00:00',
      'Last rounds',
      'a balance equals its entries',
    ]) {
      expect(text).toContain(shown);
    }
  });

  it('is for this machine only', async () => {
    expect((await test.fetch('/_sandbox', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(
      403,
    );
    expect((await test.fetch('http://orvane.example/_sandbox')).status).toBe(403);
    expect((await post('clock', { minutes: 5 }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it.each(['constructor', '__proto__', 'toString', 'nothing'])('has no “%s”', async (name) => {
    expect((await test.fetch(`/_sandbox/api/${name}`)).status).toBe(404);
    expect((await post(name, {})).status).toBe(404);
  });

  it('moves the clock', async () => {
    expect((await post('clock', { minutes: 60 })).body).toEqual({
      now: '2026-03-01 13:00:00',
      offsetMinutes: 60,
    });
    expect((await post('clock', { to: 'now' })).body.offsetMinutes).toBe(0);
    expect((await post('clock', { minutes: 'soon' })).status).toBe(400);
  });

  it('sets the visitors’ country', async () => {
    await post('country', { country: 'AA' });
    expect((await test.api('/options')).body.user.geo).toBe('AA');
    await post('country', { country: 'TR' });
  });

  it('resets to the seeded state', async () => {
    const token = await test.login('defne');
    await test.api('/account/favorite-games/1001', { token });
    expect((await post('reset', {})).status).toBe(200);
    expect((await test.api('/user-profile', { token })).status).toBe(401);
    const fresh = (await test.api('/user-profile', { token: await test.login('defne') })).body;
    expect(fresh).toMatchObject({ favorite_games: [], balance: '2500.00' });
    await test.settle();
  });
});
