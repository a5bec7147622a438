import { expect, it } from 'vitest';
import { brand, openSite } from './testing/openSite.ts';

interface Bootstrap {
  texts: Record<string, string[]>;
}

it.each([
  ['formal', { tr: ['/tr.js'], en: ['/en.js'] }],
  ['informal', { tr: ['/tr.js', '/tr.informal.js'], en: ['/en.js'] }],
] as const)(
  'the page of a brand with the voice %s preloads the texts of that voice',
  async (voice, texts) => {
    const site = await openSite(() => Response.json({}), { brands: [{ ...brand, voice }] });
    try {
      const html = await (await site.get('/')).text();
      const json = /<script[^>]+id="bootstrap"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
      expect((JSON.parse(json) as Bootstrap).texts).toEqual(texts);
    } finally {
      site.close();
    }
  },
);
