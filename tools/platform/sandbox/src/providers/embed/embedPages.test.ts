import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTest, SITE_ID, START_TIME, type TestSandbox } from '../../testing/openTest.ts';
import { LEVELS, standingOf } from './levels.ts';
import { readPayload } from './readPayload.ts';
import { makeTicket } from './ticket.ts';

const ORIGIN = 'http://providers.localhost:4300';
const EVIL = `"><script>alert(1)</script><img src=x onerror='x'>`;
let test: TestSandbox;

const payloadOf = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const page = (path: string, headers?: Record<string, string>) =>
  test.fetch(`${ORIGIN}/embed/${path}`, { headers });
const GOOD = payloadOf({ username: 'defne', user_id: 1, total_deposit: '6000.00' });

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('the URLs', () => {
  it('are in the general options of every brand, and open pages', async () => {
    for (const { siteId, domain } of test.sandbox.brands.all) {
      const { body } = await test.api('/options', { headers: { 'site-id': String(siteId) } });
      const options = body as unknown as Record<string, string>;
      for (const name of ['request_bonus_url', 'wheel_of_fortune_url', 'golden_treasure_url']) {
        const values: Record<string, string | undefined> = {
          userId: '1',
          siteName: domain.split('.')[0],
          userName: 'defne',
          ticket: '',
          scheme: 'light',
        };
        const address = (options[name] ?? '').replaceAll(
          /\{(\w+)\}/g,
          (whole, key: string) => values[key] ?? whole,
        );
        expect(address).not.toContain('{');
        expect((await test.fetch(address)).status).toBe(200);
      }
    }
  });

  it('name the brand and greet by name', async () => {
    const brand = test.sandbox.brands.bySiteId(SITE_ID);
    const label = brand?.domain.split('.')[0] ?? '';
    const { text } = await page(`wheel?user=1&site=${label}&name=defne`);
    expect(text).toContain(`<p class="site">${brand?.name}</p>`);
    expect(text).toContain('Merhaba, defne');
  });
});

describe('a player’s ticket', () => {
  const ticketOf = async (username: string, page: string) => {
    const token = await test.login(username);
    const { body } = await test.api(`/account/embed-ticket/${page}`, { token });
    return (body as unknown as { data: { ticket: string } }).data.ticket;
  };

  it('is issued to a player for one page, which then pays real bonuses', async () => {
    const ticket = await ticketOf('defne', 'wheel');
    expect((await page(`wheel?ticket=${ticket}`)).text).toContain('data-mode="real"');
    expect((await page(`treasure?ticket=${ticket}`)).text).toContain('data-mode="play"');
  });

  it('isn’t issued to a visitor, nor for another page', async () => {
    expect((await test.api('/account/embed-ticket/wheel')).status).toBe(401);
    const token = await test.login('defne');
    expect((await test.api('/account/embed-ticket/case', { token })).status).toBe(404);
  });
});

describe('a brand’s theme', () => {
  it('is that of the brand in the URL, in the visitor’s color scheme', async () => {
    const brand = test.sandbox.brands.bySiteId(SITE_ID);
    const { text } = await page(`wheel?site=${brand?.domain.split('.')[0]}&scheme=light`);
    expect(text).toContain(`href="/embed/theme/${brand?.slug}.css"`);
    expect(text).toContain('data-scheme="light"');
    const sheet = await test.fetch(`http://providers.localhost:4300/embed/theme/${brand?.slug}.css`);
    expect(sheet.headers.get('content-type')).toContain('text/css');
    expect(sheet.text).toContain('--bz-color-accent:');
    expect(sheet.text).toContain('/embed/fonts/');
  });

  it.each(['constructor', '__proto__', 'nobody'])('doesn’t exist for a brand named %s', async (name) => {
    expect((await page(`wheel?site=${name}&scheme=${name}`)).text).not.toMatch(/embed\/theme|data-scheme/);
    expect((await test.fetch(`http://providers.localhost:4300/embed/theme/${name}.css`)).status).toBe(404);
    expect((await test.fetch(`http://providers.localhost:4300/embed/fonts/${name}.woff2`)).status).toBe(404);
  });
});

it('lends its fonts to a game without an origin', async () => {
  const font = await test.fetch('http://providers.localhost:4300/embed/fonts/inter.woff2');
  expect(font.status).toBe(200);
  expect(font.headers.get('access-control-allow-origin')).toBe('*');
});

describe('every page', () => {
  const PAGES = ['wheel', 'treasure', 'bonus-request', 'bonus-talep', `level?payload=`, `case?payload=`];

  it.each(PAGES)('%s has the CSP of the games and nothing inline', async (path) => {
    const { status, headers, text } = await page(path.includes('?') ? `${path}${GOOD}` : path);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).not.toMatch(/<script>|style="| on[a-z]+="/);
    for (const [, file = ''] of text.matchAll(/(?:href|src)="(\/page\/[^"]+)"/g))
      expect((await test.fetch(`${ORIGIN}${file}`)).status, file).toBe(200);
  });

  it.each(PAGES)('%s escapes the URL’s values', async (path) => {
    const value = path.includes('?')
      ? payloadOf({ username: EVIL, total_deposit: '1.00' })
      : `?name=${encodeURIComponent(EVIL)}&site=${encodeURIComponent(EVIL)}&user=${encodeURIComponent(EVIL)}`;
    const { text } = await page(`${path}${value}`);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/<script>alert|<img/);
  });

  it('is in the requested language', async () => {
    expect((await page('wheel?lang=en')).text).toContain('Wheel of fortune');
    expect((await page('wheel', { 'accept-language': 'en-GB,en' })).text).toContain('<html lang="en"');
    expect((await page('wheel?lang=tr', { 'accept-language': 'en' })).text).toContain('Çarkıfelek');
    expect((await page('wheel?lang=xx')).text).toContain('<html lang="tr"');
  });

  it('survives invalid values', async () => {
    for (const query of [
      'name=%00',
      `name=${'x'.repeat(5000)}`,
      'ticket=%ff',
      'ticket=1.1.1',
      'lang[]=1',
      '%',
    ])
      expect((await page(`treasure?${query}`)).status, query).toBe(200);
    expect((await page('attic')).status).toBe(404);
    expect((await page('constructor')).status).toBe(404);
  });

  it('shows that it is practice without a ticket', async () => {
    const player = await test.sandbox.db.selectFrom('player').select('id').executeTakeFirstOrThrow();
    const ticket = await makeTicket(test.sandbox, { playerId: player.id, page: 'wheel' });
    expect((await page('wheel?lang=en&user=1')).text).toContain('data-mode="play"');
    expect((await page(`wheel?lang=en&ticket=${ticket}`)).text).toContain('data-mode="real"');
    expect((await page(`treasure?lang=en&ticket=${ticket}`)).text).toContain('data-mode="play"');
  });
});

describe('a payload', () => {
  const RUBBISH = [
    '',
    '%',
    'a',
    'e30',
    '!!!!',
    'x'.repeat(3000),
    payloadOf('[]'),
    payloadOf('{"username":7}'),
  ];
  const MORE = [payloadOf('null'), payloadOf({ username: ' ' }), payloadOf({ username: 'x'.repeat(65) })];

  it.each([...RUBBISH, ...MORE])('that is invalid (%s) opens a friendly page', async (payload) => {
    for (const name of ['level', 'case']) {
      const { status, text } = await page(`${name}?lang=en&payload=${payload}`);
      expect([status, text.includes('We couldn’t open this link')]).toEqual([200, true]);
    }
  });

  it.each(['-1', 'much', '1e9', null, '99999999999999999999', 1 / 0])('has no deposit of %s', (deposit) => {
    expect(
      readPayload(payloadOf({ username: 'defne', total_deposit: deposit }))?.totalDeposit,
    ).toBeUndefined();
  });

  it('may have names in any script and deposits as text or number', () => {
    const read = readPayload(payloadOf({ username: 'Çağrı', total_deposit: 1234.5 }));
    expect(read).toEqual({ username: 'Çağrı', totalDeposit: 1_234_50n });
  });
});

describe('the level', () => {
  it('follows the total deposit over eight levels', async () => {
    expect(LEVELS).toHaveLength(8);
    expect(standingOf(0n)).toEqual({ level: 0, missing: 1_000_00n, percent: 0 });
    expect(standingOf(1_000_00n - 1n)).toMatchObject({ level: 0, missing: 1n, percent: 99 });
    expect(standingOf(6_000_00n)).toEqual({ level: 2, missing: 9_000_00n, percent: 10 });
    expect(standingOf(9_999_999_00n)).toEqual({ level: 7, missing: undefined, percent: 100 });
    expect((await page(`level?lang=en&payload=${GOOD}`)).text).toContain('9,000 to go to Platinum');
  });
});

describe('the case', () => {
  const open = async (payload: unknown) => {
    const reply = await test.fetch(`${ORIGIN}/embed/api/case`, { method: 'POST', body: { payload } });
    return {
      status: reply.status,
      body: reply.body as unknown as { fresh: boolean; turn: { place: number } },
    };
  };

  it('opens once a day, and again on the next', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => open(GOOD)));
    expect(replies.filter(({ body }) => body.fresh)).toHaveLength(1);
    expect(new Set(replies.map(({ body }) => body.turn.place)).size).toBe(1);
    expect((await page(`case?payload=${GOOD}`)).text).not.toContain('&quot;today&quot;:null');
    test.sandbox.clock.move(86_400_000);
    expect((await open(GOOD)).body.fresh).toBe(true);
  });

  it('refuses an invalid payload', async () => {
    for (const payload of [undefined, 7, '', 'e30', payloadOf('[]')])
      expect((await open(payload)).status).toBe(400);
  });
});
