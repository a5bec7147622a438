import { brandsFolder, loadBrands } from '@baize/brand/node';
import { trustedProxies } from '@baize/http';
import { beforeAll, describe, expect, it } from 'vitest';
import { brand, HOST, openSite, type TestSite } from './testing/openSite.ts';

/*
 * The fake app shows the platform's reply, and the platform echoes its request: everything a visitor can
 * inject into either is on the page.
 */

const other = loadBrands(brandsFolder).brands.find(({ slug }) => slug !== brand.slug);
if (!other) throw new Error('It takes two brands to confuse them.');
const OTHER_HOST = `${other.slug}.localhost:4200`;
const MARK = 'attacker-mark';
const PHONE = `Mozilla/5.0 (Linux; Android 14; ${MARK}) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36`;

let site: TestSite;

const open = (trusted: boolean) =>
  openSite(({ headers, url }) => Response.json({ told: [...headers], url }), {
    brands: [brand, other],
    trustsProxy: trustedProxies(trusted ? 'loopback' : ''),
  });

/** A visitor's page and its headers, without the parts that are new in each reply. */
async function pageOf(path: string, headers: Record<string, string> = {}) {
  const reply = await site.ask(path, { headers });
  const headersOf = { ...reply.headers, date: '', 'x-request-id': '' };
  const nonce = /nonce="([^"]+)"/.exec(reply.text)?.[1] ?? '';
  const { port } = new URL(/"url":"([^"]+)"/.exec(reply.text)?.[1] ?? 'http://none');
  return `${JSON.stringify(headersOf)}\n${reply.text}`.replaceAll(nonce, 'NONCE').replaceAll(`:${port}`, '');
}

type Attack = [name: string, headers: Record<string, string>, query?: string];

const HEADERS: Attack[] = [
  ['host', { host: OTHER_HOST }],
  ['host', { host: `${HOST}.${MARK}` }],
  ['host', { host: HOST.replace(/:.*/, ':6666') }],
  ['host', { host: `embed.${HOST}` }],
  ['host', { host: HOST.toUpperCase() }],
  ['x-forwarded-host', { 'x-forwarded-host': `${MARK}.example` }],
  ['x-forwarded-host', { 'x-forwarded-host': OTHER_HOST }],
  ['x-forwarded-host', { 'x-forwarded-host': `${OTHER_HOST}, ${HOST}` }],
  ['x-forwarded-host', { 'x-forwarded-host': `embed.${HOST}` }],
  ['x-forwarded-proto', { 'x-forwarded-proto': 'https' }],
  ['x-forwarded-proto', { 'x-forwarded-proto': `${MARK}://` }],
  ['x-forwarded-for', { 'x-forwarded-for': `198.51.100.7, ${MARK}` }],
  ['x-forwarded-port', { 'x-forwarded-port': '6666' }],
  ['x-forwarded-prefix', { 'x-forwarded-prefix': `/${MARK}` }],
  ['x-forwarded-scheme', { 'x-forwarded-scheme': 'http' }],
  ['x-forwarded-server', { 'x-forwarded-server': MARK }],
  ['forwarded', { forwarded: `for=${MARK};host=${OTHER_HOST};proto=https` }],
  ['x-host', { 'x-host': OTHER_HOST }],
  ['x-real-ip', { 'x-real-ip': MARK }],
  ['x-request-id', { 'x-request-id': `${MARK}-12345678` }],
  ['x-original-url', { 'x-original-url': `/${MARK}` }],
  ['x-rewrite-url', { 'x-rewrite-url': `/${MARK}` }],
  ['x-http-method-override', { 'x-http-method-override': 'POST' }],
  ['accept-language', { 'accept-language': 'en' }],
  ['accept-language', { 'accept-language': MARK }],
  ['accept-encoding', { 'accept-encoding': 'br' }],
  ['accept-encoding', { 'accept-encoding': `gzip, ${MARK}` }],
  ['accept', { accept: `application/json, ${MARK}/x` }],
  ['user-agent', { 'user-agent': PHONE }],
  ['user-agent', { 'user-agent': `"><script>${MARK}</script>` }],
  ['sec-ch-ua-mobile', { 'sec-ch-ua-mobile': '?1' }],
  ['sec-ch-ua-mobile', { 'sec-ch-ua-mobile': MARK }],
  ['sec-ch-ua', { 'sec-ch-ua': `"${MARK}";v="1"` }],
  ['sec-ch-ua-platform', { 'sec-ch-ua-platform': `"${MARK}"` }],
  ['sec-ch-prefers-color-scheme', { 'sec-ch-prefers-color-scheme': 'light' }],
  ['sec-ch-viewport-width', { 'sec-ch-viewport-width': '320' }],
  ['save-data', { 'save-data': 'on' }],
  ['authorization', { authorization: `Bearer ${MARK}` }],
  ['site-id', { 'site-id': String(other.id) }],
  ['origin', { origin: `https://${MARK}.example` }],
  ['referer', { referer: `https://${MARK}.example/` }],
  ['range', { range: 'bytes=0-9' }],
  ['if-none-match', { 'if-none-match': '*' }],
  ['if-modified-since', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }],
  ['cache-control', { 'cache-control': 'no-store, only-if-cached' }],
  ['pragma', { pragma: `no-cache, ${MARK}` }],
  ['upgrade', { upgrade: 'h2c', connection: 'upgrade, http2-settings', 'http2-settings': MARK }],
  ['purpose', { purpose: 'prefetch', 'sec-purpose': 'prefetch' }],
];

const COOKIES: Attack[] = [
  ...['lang=en', 'lang=tr', `lang=${MARK}`, 'lang=__proto__', 'lang=constructor', 'lang=en; lang=tr'],
  ...['device=mobile', 'device=web', 'device=embed', `device=${MARK}`, 'device=__proto__'],
  ...['preferences=1', `preferences=${MARK}`, `token=${MARK}`, `access_token=${MARK}`, '__proto__=1'],
  `lang="${MARK}`,
].map((cookie): Attack => [`cookie ${cookie}`, { cookie }]);

const QUERIES: Attack[] = [
  ...['device=mobile', 'device=embed', `device=${MARK}`, 'lang=en', `utm_source=${MARK}`, `gclid=${MARK}`],
  ...[`__proto__=${MARK}`, `constructor=${MARK}`, `TYPE=${MARK}`, `search[]=${MARK}`, `;search=${MARK}`],
  ...[`%73earch%00=${MARK}`, `x=%26search=${MARK}`, `_method=POST&${MARK}`],
].map((query): Attack => [`?${query}`, {}, query]);

const ATTACKS = [...HEADERS, ...COOKIES, ...QUERIES];
const PATHS = ['/', '/casino?type=casino', '/nowhere'];

const withQuery = (path: string, query?: string) =>
  query === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;

describe.each([
  ['without a proxy', false],
  ['behind a trusted proxy', true],
])('%s, the next visitor’s page contains nothing of the previous one', (_, trusted) => {
  const clean: string[] = [];
  const readAll = async () => {
    const pages = [];
    for (const path of PATHS) pages.push(await pageOf(path));
    return pages;
  };
  beforeAll(async () => {
    site = await open(trusted);
    clean.push(...(await readAll()));
    site.close();
  });

  it.each(ATTACKS)('%s %j %s', async (_name, headers, query) => {
    site = await open(trusted);
    for (const path of PATHS) await site.ask(withQuery(path, query), { headers });
    const pages = await readAll();
    site.close();
    expect(pages.join('')).not.toContain(MARK);
    expect(pages).toEqual(clean);
  });
});

it('a visitor’s language, device and preferences affect only their own page', async () => {
  site = await open(false);
  const kinds: Record<string, string>[] = [
    {},
    { cookie: 'lang=en' },
    { cookie: 'device=mobile' },
    { 'user-agent': PHONE },
    { cookie: 'preferences=1' },
    { host: OTHER_HOST },
    { host: `embed.${HOST}` },
  ];
  const first = [];
  for (const headers of kinds) first.push(await pageOf('/casino', headers));
  for (const [index, headers] of kinds.toReversed().entries())
    expect(await pageOf('/casino', headers)).toBe(first.at(-1 - index));
  site.close();
  /* A phone is a choice of the same app. */
  expect(new Set(first).size).toBe(kinds.length - 1);
});
