import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openSite, type TestSite } from './testing/openSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite(({ headers }) => Response.json({ language: headers.get('accept-language') }));
  return () => site.close();
});
beforeEach(() => void site.render.mockClear());

const page = async (cookie?: string, path = '/casino') => {
  const reply = await site.get(path, cookie === undefined ? {} : { cookie });
  const text = await reply.text();
  return {
    lang: /<html lang="(\w+)"/.exec(text)?.[1],
    text,
    cookies: reply.headers.getSetCookie(),
    status: reply.status,
  };
};

it('a page is rendered in the visitor’s language, also in requests to the platform', async () => {
  const { lang, text, cookies } = await page('lang=en');
  expect([lang, cookies]).toEqual(['en', []]);
  expect(text).toContain('"language":"en"');
});

it('without a choice, a page is in the brand’s language', async () => {
  const { lang, text } = await page();
  expect(lang).toBe('tr');
  expect(text).toContain('"language":"tr"');
});

it('one visitor’s language never appears in another’s page', async () => {
  for (const language of ['en', 'tr', 'en', 'tr']) {
    const { lang, text } = await page(`lang=${language}`, '/shared');
    expect(lang).toBe(language);
    expect(text).toContain(`"language":"${language}"`);
  }
  expect(site.render).toHaveBeenCalledTimes(2);
});

it.each(['de', 'constructor', '__proto__', 'EN', '%7B%22broken', ''])(
  'a cookie with "%s" is deleted, and the page is in the default language',
  async (nonsense) => {
    const { lang, status, cookies } = await page(`lang=${nonsense}`);
    expect([lang, status]).toEqual(['tr', 200]);
    expect(cookies).toEqual([expect.stringMatching(/^lang=; Max-Age=0; Path=\//)]);
  },
);
