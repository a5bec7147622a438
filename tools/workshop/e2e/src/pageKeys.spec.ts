import { APPS } from '@baize/site-server/apps';
import { brandNamed } from './brands.ts';
import { markParts, openServerRendered, PARTS } from './openServerRendered.ts';
import { queryReads, readEntryServer } from './queryReads.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import { SANDBOX } from './visit.ts';

/*
 * The site server renders a page with the query parameters that its route declares (ADR 60), and the browser
 * has the whole URL: both must produce the same markup.
 */

for (const [path, rendered] of [
  ['/?gclid=1&type=of-an-advertisement', '/'],
  ['/casino?utm_source=x&search=abc', '/casino?search=abc'],
  ['/casino?page=2&utm_source=x&type=casino', '/casino?type=casino&page=2'],
  ['/Promotions?utm_medium=mail&kind=sport', '/Promotions?kind=sport'],
  ['/sport?match=1&fbclid=x', '/sport'],
] as const)
  test(`the page ${path} is rendered as ${rendered}, and hydrates in place`, async ({ page }) => {
    /* The first visit tells the server the language. */
    await visitPage(page, '/404');
    const hydrate = await openServerRendered(page, path);
    const areKept = await markParts(page);
    const state: unknown = JSON.parse((await page.locator('#state').textContent()) ?? '');
    expect(state).toMatchObject({ path: rendered });
    await hydrate();
    expect(await areKept()).toEqual(PARTS.map(() => true));
    expect(page.url()).toContain(path);
  });

/** URLs of pages with parameters: unknown values lead to “not found”. */
const SAMPLES: Record<string, string> = {
  '/live-casino/providers/:slug/:id': '/live-casino/providers/x/41',
  '/slots/providers/:slug/:id': '/slots/providers/x/22',
  '/casino/provider/:id': '/casino/provider/9087',
  '/Sport/:name?/:param?': '/Sport/redlane/prematch',
};
const VALUES: Record<string, string> = { id: '1', name: 'redlane', param: 'live', slug: 'x', token: 'x' };
const sampleOf = (pattern: string) =>
  SAMPLES[pattern] ?? pattern.replaceAll(/:(\w+)\??/g, (_, name: string) => VALUES[name] ?? 'x');

for (const app of APPS)
  test(
    `no page of ${app} depends on a query parameter that its route doesn’t declare`,
    { tag: app === 'web' ? ['@gate'] : [] },
    async () => {
      const brand = brandNamed('orvane');
      const entry = await readEntryServer(app);
      const { open, patterns } = entry.addresses;
      const read = new Set<string>();
      for (const path of [...open, ...patterns.map(sampleOf)]) {
        const { names, isSame } = await queryReads(entry, { brand, path, platform: SANDBOX });
        const address = entry.cachedAddress({
          pathname: path,
          search: `?${new URLSearchParams(names.map((name) => [name, '1']))}`,
        });
        const declared = [...new URL(address, 'http://site').searchParams.keys()];
        expect(names.toSorted(), `what ${path} reads is what it declares`).toEqual(declared.toSorted());
        expect(isSame, `${path} is the same with any other parameter`).toBe(true);
        for (const name of names) read.add(name);
      }
      expect([...read]).toContain('search');
    },
  );
