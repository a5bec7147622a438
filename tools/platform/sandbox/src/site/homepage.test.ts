import { beforeAll, describe, expect, it } from 'vitest';
import { readPictureName } from '../media/readPictureName.ts';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';
import { storyPlans } from './stories.ts';

let test: TestSandbox;

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

const homeOf = async (siteId: number) =>
  (await test.api('/homepage?device=2', { headers: { 'site-id': String(siteId) } })).body.data;

const brands = () => test.sandbox.brands.all.filter(({ filled }) => filled);

describe('the home page of each brand', () => {
  it('has its own stories, studios and payment methods, the same every time', async () => {
    const seen = new Map<string, Set<string>>();
    for (const { siteId } of brands()) {
      const home = await homeOf(siteId);
      expect(await homeOf(siteId)).toEqual(home);
      for (const part of ['stories', 'payments', 'banners', 'sliders'] as const) {
        const list = home[part] ?? [];
        expect(list.length).toBeGreaterThanOrEqual(3);
        expect(list.length).toBeLessThanOrEqual(12);
        const known = seen.get(part) ?? new Set();
        seen.set(part, known.add(JSON.stringify(list)));
      }
    }
    for (const [part, variants] of seen) expect(variants.size, part).toBeGreaterThan(brands().length * 0.9);
  });

  it('opens with its players’ favourite games, which also lead its casino', async () => {
    const firsts = new Set<number>();
    for (const { siteId } of brands()) {
      const headers = { 'site-id': String(siteId) };
      const { casino_games: shown } = await homeOf(siteId);
      const hot = (await test.api('/games?type=casino&category_id=2&per_page=5', { headers })).body.games
        .data;
      expect(shown.slice(0, 5).map(({ id }) => id)).toEqual(hot.map(({ id }) => id));
      firsts.add(shown[0]?.id ?? 0);
    }
    expect(firsts.size).toBeGreaterThan(brands().length / 2);
  });

  it('has stories about the games it is known for, highest win first', async () => {
    const plans = new Map(storyPlans(test.sandbox.lobbies, test.sandbox.seed).map((plan) => [plan.id, plan]));
    const { stories } = await homeOf(4107);
    expect(stories.length).toBeGreaterThanOrEqual(4);
    const wins = stories.map(({ id }) => plans.get(id)?.times ?? 0);
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
  });

  it('shows only images that can be drawn', async () => {
    const { lobbies, seed } = test.sandbox;
    const stories = storyPlans(lobbies, seed);
    const known = {
      brand: (slug: string) => brands().find((brand) => brand.slug === slug),
      hasGame: (id: number) => lobbies.game(id) !== undefined,
      hasTable: (id: number) => lobbies.game(id)?.table !== undefined,
      hasProvider: (id: number) => lobbies.provider(id) !== undefined,
      studioGame: (id: number) => lobbies.games.find(({ providerId }) => providerId === id)?.id,
      story: (id: number) =>
        stories
          .filter((story) => story.id === id)
          .map(({ game, times }) => ({ gameId: game.id, multiplier: times }))[0],
    };
    const names: string[] = [];
    for (const { siteId } of brands()) {
      const headers = { 'site-id': String(siteId) };
      const replies = [
        '/homepage?device=1',
        '/global-game-categories',
        '/sliders?type=casino&device=2',
        '/promotions',
        '/popup?device=1',
      ];
      for (const path of replies)
        for (const [, name = ''] of (await test.api(path, { headers })).text.matchAll(
          /\/_media\/([\w/-]+\.(?:webp|avif))/g,
        ))
          names.push(name);
    }
    expect(names.filter((name) => !readPictureName(name, known))).toEqual([]);
  });
});
