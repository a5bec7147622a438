import { beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

const STRANGE = { host: 'elsewhere.example', origin: 'https://elsewhere.example' };
const PROVIDERS = 'http://providers.localhost:4300';
const CASINO = 4;

/** A game of a provider with this id modulo 16, which determines how it launches (`casino/launch.ts`). */
function madeBy(turn: number): number {
  const found = test.sandbox.lobbies.games.find(({ demo, providerId }) => demo && providerId % 16 === turn);
  if (!found) throw new Error(`No provider id in the catalogue is ${turn} modulo 16.`);
  return found.id;
}

const FRAMED = 11;
const WHOLE_WINDOW = 5;
const SCRIPT = 9;

beforeAll(async () => {
  test = await openTest();
  token = await test.login('defne');
  return () => test.close();
}, START_TIME);

describe.each(['game', 'gameDemo'])('/%s', (call) => {
  const launch = async (turn: number, device = 1) =>
    (await test.api(`/${call}/${madeBy(turn)}?device=${device}`, { token })).body.data;

  it('is framed for most providers, on any device', async () => {
    expect(await launch(FRAMED)).toMatchObject({ type: 'url', device: 1, full_screen: 0 });
    expect(await launch(FRAMED, 2)).toMatchObject({ type: 'url', device: 1 });
  });

  it('takes a phone’s whole window where the provider needs it', async () => {
    expect(await launch(WHOLE_WINDOW, 2)).toMatchObject({ type: 'url', device: 2, full_screen: 0 });
    expect(await launch(WHOLE_WINDOW, 1)).toMatchObject({ device: 1 });
  });

  it('is a script for some providers, and a page when framed', async () => {
    const { type, url } = await launch(SCRIPT);
    expect([type, url]).toEqual(['script', expect.stringMatching(/\/slot\/\d+\.js\?launch=/)]);
    const script = await test.fetch(url);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(script.text).toContain('document.currentScript');
    const framed = await test.fetch(url, { headers: { 'sec-fetch-dest': 'iframe' } });
    const page = url.replace(PROVIDERS, '').replace('.js', '');
    expect([framed.status, framed.headers.get('location')]).toEqual([302, page]);
    const inside = await test.fetch(`${PROVIDERS}${page}&within=script`);
    expect(inside.headers.get('content-security-policy')).not.toContain('frame-ancestors');
    const alone = await test.fetch(`${PROVIDERS}${page}`);
    expect(alone.headers.get('content-security-policy')).toContain('frame-ancestors');
  });

  it('rejects other methods', async () =>
    expect(await test.api(`/${call}/${madeBy(FRAMED)}`, { method: 'POST', token })).toMatchObject({
      status: 405,
      body: { message: 'method_not_allowed' },
    }));
});

it('a game that does not exist is not found', async () =>
  expect((await test.api('/game/999999', { token })).status).toBe(404));

it('a live table keeps the header of the site', async () => {
  const table = test.sandbox.lobbies.find({ type: 5 }).find((game) => game.table === 'ROULETTE')?.id;
  const { body } = await test.api(`/game/${table}`, { token });
  expect(body.data).toMatchObject({ type: 'url', device: 1, full_screen: 1 });
});

describe('an unknown origin opens nothing', () => {
  it.each([
    '/game/1001',
    '/gameDemo/1001',
    '/live-slot/lobby',
    '/binary-option/lobby-demo',
    '/high-flyer/lobby-demo',
    '/sportbook/betconstruct/prematch',
    '/sportsbook/redlane/prematch',
    '/sportbook/upgaming/prematch',
    '/sport/betradar/prematch',
    '/sport/redlane/live',
  ])('at %s', async (path) =>
    expect(await test.api(path, { token, headers: STRANGE })).toMatchObject({
      status: 403,
      body: { message: 'forbidden' },
    }),
  );
});

it('a category may have no game of a provider', async () => {
  const [category] = test.sandbox.lobbies.categories.filter(({ type }) => type === CASINO);
  const { body } = await test.api(`/category-games?category_id=${category?.id}&type=casino&provider=999999`);
  expect(body.games).toMatchObject({ data: [], total: 0, next_page_url: null });
});
