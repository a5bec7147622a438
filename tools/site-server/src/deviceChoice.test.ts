import { beforeAll, expect, it } from 'vitest';
import { openSite, type TestSite } from './testing/openSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite(() => Response.json({ title: 'x' }));
  return () => site.close();
});

const INHERITED = ['constructor', '__proto__', 'toString'];

it.each([...INHERITED, 'fridge'])(
  '?device=%s is dropped: the page comes, and nothing is remembered',
  async (name) => {
    const reply = await site.get(`/?device=${name}`);
    expect(await reply.text()).toContain('"/web.js"');
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([200, null]);
  },
);

it.each([...INHERITED, 'fridge'])(
  'a cookie that says "%s" is forgotten, and the page comes',
  async (name) => {
    const reply = await site.get('/', { cookie: `device=${name}` });
    expect(await reply.text()).toContain('"/web.js"');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toMatch(/^device=; Max-Age=0; Path=\//);
  },
);

it('a good cookie is left alone, and a choice takes the place of a bad one', async () => {
  expect((await site.get('/', { cookie: 'device=mobile' })).headers.get('set-cookie')).toBeNull();
  const healed = await site.get('/?device=mobile', { cookie: 'device=constructor' });
  expect(healed.headers.getSetCookie()).toEqual([expect.stringContaining('device=mobile')]);
});
