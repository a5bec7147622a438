import { beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';
import { PAGE_NAMES } from './contentPages.ts';

let test: TestSandbox;

/** Whether all tags are balanced and without attributes: the only HTML these texts need. */
function isPlainHtml(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, tag] of html.matchAll(/<(\/?)(\w+)>/g)) {
    if (!slash) open.push(tag ?? '');
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0 && !/<(?!\/?\w+>)/.test(html);
}

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

describe('content pages', () => {
  it('exist in both languages, with the brand’s name', async () => {
    const turkish = (await test.api('/pages?lang=tr')).body.pages;
    const english = (await test.api('/pages?lang=en', { headers: { 'accept-language': 'tr' } })).body.pages;
    for (const pages of [turkish, english])
      expect(pages.map(({ url }) => url)).toEqual(PAGE_NAMES.map((name) => `/pages/${name}`));
    for (const [index, { name, description }] of turkish.entries()) {
      expect(english[index]?.name).not.toBe(name);
      for (const html of [description, english[index]?.description ?? '']) {
        expect(html.match(/<p>/g)?.length ?? 0, name).toBeGreaterThan(2);
        expect(html, name).not.toMatch(/[{}]/);
        expect(isPlainHtml(html), name).toBe(true);
      }
    }
    expect(english[0]?.description).toContain('Orvane');
    expect(english[1]?.description).toContain('at least 21');
  });

  it('follow the header without a language in the query', async () => {
    const { body } = await test.api('/pages', { headers: { 'accept-language': 'en' } });
    expect(body.pages[0]?.name).toBe('About us');
  });
});

describe('promotions', () => {
  it(
    'have a text and two images each, in the requested language',
    async () => {
      const { promotions } = (await test.api('/promotions?device=1&lang=en')).body;
      expect(promotions).toHaveLength(10);
      expect(promotions[0]).toMatchObject({ id: 1, name: 'Welcome Bonus' });
      for (const { description } of promotions) {
        expect(description).toMatch(/<li>/);
        expect(isPlainHtml(description)).toBe(true);
      }
      const turkish = (await test.api('/promotions')).body.promotions;
      expect(turkish[0]?.name).toBe('Hoş Geldin Bonusu');
      for (const address of [turkish[0]?.image ?? '', promotions[9]?.detail_image ?? '']) {
        const picture = await test.fetch(address);
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
      }
      for (const name of ['orvane-0-list-tr', 'orvane-21-list-tr', 'orvane-1-poster-tr'])
        expect((await test.fetch(`/_media/promotions/${name}.avif`)).status, name).toBe(404);
    },
    START_TIME,
  );
});

describe('the popup', () => {
  it('links to an existing promotion', async () => {
    const { data } = (await test.api('/popup?device=2&lang=en')).body;
    expect(data).toMatchObject({ id: 1, name: 'Slot Tournament' });
    const id = Number(/^\/Promotions\/(\d+)$/.exec(data.url)?.[1]);
    expect((await test.api('/promotions?lang=en')).body.promotions.map((one) => one.id)).toContain(id);
    expect((await test.api('/popup?device=9')).status).toBe(400);
  });
});
