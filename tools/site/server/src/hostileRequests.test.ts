import { brandsFolder, loadBrands } from '@baize/brand/node';
import { beforeAll, expect, it } from 'vitest';
import { HOSTILE_ADDRESSES } from './testing/hostileAddresses.ts';
import { HOSTILE_MESSAGES } from './testing/hostileMessages.ts';
import { brand, HOST, openSite, type TestSite } from './testing/openSite.ts';
import { sendRaw } from './testing/sendRaw.ts';

const { brands } = loadBrands(brandsFolder);
/** A stack trace, or a path of this machine. */
const INSIDE = /\n\s+at |node_modules|node:internal|\.ts:\d|Error: |\/src\//;
const MIN = 300;

let site: TestSite;
beforeAll(async () => {
  site = await openSite(() => Response.json({ title: 'x' }), {
    brands,
    limits: { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
  });
  return () => site.close();
});

/** The status of the reply, after a requested `100 Continue`. */
const statusOf = (output: string) =>
  Number(/^(?:HTTP\/1\.1 100 [^\r]*\r\n\r\n)?HTTP\/1\.1 (\d{3}) /.exec(output)?.[1]);
const ROWS = [...HOSTILE_ADDRESSES, ...HOSTILE_MESSAGES].flatMap(({ name, status, requests, page }) =>
  requests.map((request, index) => ({ name, index, status, page, request })),
);

it(`are at least ${MIN}`, () => expect(ROWS.length).toBeGreaterThanOrEqual(MIN));

it.each(ROWS)('$name ($index): $status', async ({ status, page, request }) => {
  const output = await sendRaw(site.port, request);
  expect(statusOf(output)).toBe(status);
  expect(output).not.toMatch(INSIDE);
  expect(output.includes(`"slug":"${brand.slug}"`)).toBe(page === 'own');
  for (const { slug, name } of brands)
    if (slug !== brand.slug)
      for (const word of [`"slug":"${slug}"`, name]) expect(output).not.toContain(word);
});

it('leave the site unchanged, without a failure in its log', async () => {
  const { status, text } = await site.ask('/', { headers: { host: HOST } });
  expect([status, text.includes(`"slug":"${brand.slug}"`)]).toEqual([200, true]);
  expect(site.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
