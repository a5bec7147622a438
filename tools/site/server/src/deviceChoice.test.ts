import { beforeAll, expect, it } from 'vitest';
import { openSite, type TestSite } from './testing/openSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite(() => Response.json({ title: 'x' }));
  return () => site.close();
});

const INHERITED = ['constructor', '__proto__', 'toString'];

it.each([...INHERITED, 'fridge'])(
  '?device=%s is ignored: the page is served, and nothing is stored',
  async (name) => {
    const reply = await site.get(`/?device=${name}`);
    expect(await reply.text()).toContain('"/web.js"');
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([200, null]);
  },
);

it.each([...INHERITED, 'fridge'])('a cookie with "%s" is deleted, and the page is served', async (name) => {
  const reply = await site.get('/', { cookie: `device=${name}` });
  expect(await reply.text()).toContain('"/web.js"');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('set-cookie')).toMatch(/^device=; Max-Age=0; Path=\//);
});

it('a valid cookie is kept, and a choice replaces an invalid one', async () => {
  expect((await site.get('/', { cookie: 'device=mobile' })).headers.get('set-cookie')).toBeNull();
  const healed = await site.get('/?device=mobile', { cookie: 'device=constructor' });
  expect(healed.headers.getSetCookie()).toEqual([expect.stringContaining('device=mobile')]);
});

const rendered = async (cookie?: string) => {
  site.render.mockClear();
  const reply = await site.get(`/?page=${encodeURIComponent(cookie ?? '')}`, cookie ? { cookie } : {});
  return { reply, device: site.render.mock.calls[0]?.[0].device };
};

it.each(['1', '2', '3'])('a window stored as class %s gets its page', async (device) => {
  const answer = await rendered(`screen=${device}`);
  expect(answer.device).toBe(Number(device));
  expect(answer.reply.headers.get('set-cookie')).toBeNull();
});

it.each([...INHERITED, '4', '02'])('a class "%s" is ignored, and the page is served', async (device) => {
  const { reply, device: asked } = await rendered(`screen=${device}`);
  expect([reply.status, asked]).toEqual([200, undefined]);
  expect(reply.headers.get('set-cookie')).toMatch(/^screen=; Max-Age=0; Path=\//);
});

it('pages for two classes are cached separately', async () => {
  site.render.mockClear();
  for (const cookie of ['screen=2', 'screen=3', 'screen=2', 'screen=3'])
    await site.get('/?page=two', { cookie });
  expect(site.render.mock.calls.map(([{ device }]) => device)).toEqual([2, 3]);
});
