import { afterEach, describe, expect, it } from 'vitest';
import { brand, openSite, type TestSite } from './testing/openSite.ts';

const KINDS: Record<string, () => Response | Promise<Response>> = {
  'is overloaded': () => Response.json({}, { status: 503 }),
  'has a broken gateway': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  'has a slow gateway': () => new Response('', { status: 504 }),
  'sends HTML': () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }),
  'breaks off': () => new Response('{"title":', { headers: { 'content-type': 'application/json' } }),
  'sends an empty reply': () => new Response(''),
  'never responds': () => new Promise(() => undefined),
};
/** How long a visitor waits for the brand's page at most, ms. */
const PATIENCE_MS = 3_000;

let site: TestSite;
afterEach(() => site.close());

describe('when the platform', () => {
  it.each(Object.keys(KINDS))(
    '%s, the brand’s page is served in time, with one request to it',
    async (kind) => {
      site = await openSite(() => KINDS[kind]?.() ?? new Response());
      const began = performance.now();
      const pages = await Promise.all(['/', '/casino', '/sport'].map((path) => site.ask(path)));
      expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
      for (const { status, text } of pages) {
        expect(status).toBe(200);
        expect(text).toContain(`"slug":"${brand.slug}"`);
        expect(text).not.toMatch(/<h1>/);
      }
      await site.ask('/promotions');
      expect(site.asked).toHaveLength(1);
    },
  );
});
