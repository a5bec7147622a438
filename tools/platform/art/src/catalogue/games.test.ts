import { describe, expect, it } from 'vitest';
import { motifs } from '../motifs/motifs.ts';
import { figures } from '../live/figure/figures.ts';
import { gameKinds } from './GameSeed.ts';
import { games, HIGH_FLYER } from './games.ts';
import { shares } from './kinds.ts';
import { liveProviderIds, providers } from './providers.ts';

const list = games();
const bodyOf = (count: number): string => JSON.stringify(games(count));

describe('games', () => {
  it('are deterministic, and a longer list starts with the same games', () => {
    expect(bodyOf(300)).toBe(bodyOf(300));
    expect(games(5000).slice(0, 1200)).toEqual(list);
  });

  it('have unique names, even among 5,000', () => {
    const many = games(5000);
    expect(new Set(many.map((g) => g.name)).size).toBe(5000);
    expect(new Set(many.map((g) => g.id)).size).toBe(5000);
  });

  it('include the airship game of the menu, also as a demo', () =>
    expect(list.find(({ id }) => id === HIGH_FLYER.id)).toMatchObject({
      name: 'High Flyer',
      kind: 'crash',
      demo: 1,
    }));

  it('keep to the shares of the kinds', () => {
    for (const kind of gameKinds) expect(list.filter((g) => g.kind === kind)).toHaveLength(shares[kind]);
  });

  it('have a Turkish name in about every seventh case', () => {
    const share = list.filter((g) => g.turkish).length / list.length;
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.18);
  });

  it('show a koi if the name promises one', () => {
    const promised = list.filter(({ name }) => /\bkoi\b/i.test(name));
    const shown = promised.map(({ motif, hero }) => motifs[motif].heroes[hero]);
    expect(promised.length).toBeGreaterThan(0);
    expect(shown.filter((hero) => hero !== 'koi')).toEqual([]);
  });

  it('never look like their neighbours', () => {
    const alike = list.filter((g, i) => {
      const next = list[i + 1];
      return (
        next !== undefined &&
        (g.composition === next.composition ||
          g.palette === next.palette ||
          (g.motif === next.motif && g.kind !== 'live'))
      );
    });
    expect(alike.map((g) => g.name)).toEqual([]);
  });

  it('come from live studios if they are live tables, with the seats of their game', () => {
    const live = list.filter((g) => g.kind === 'live');
    expect(live.every((g) => (liveProviderIds as readonly number[]).includes(g.providerId))).toBe(true);
    expect(live.filter((g) => g.table === 'BLACKJACK').every((g) => g.seats === 7)).toBe(true);
    expect(list.filter((g) => g.kind !== 'live').every((g) => g.table === undefined && g.seats === 0)).toBe(
      true,
    );
  });

  it('show a silhouette of a dealer on about half of the live tables', () => {
    const live = list.filter((g) => g.kind === 'live');
    const manned = live.filter((g) => g.dealer);
    expect(manned.length / live.length).toBeGreaterThan(0.4);
    expect(manned.length / live.length).toBeLessThan(0.6);
    expect(manned.filter((g) => !(g.dealer in figures))).toEqual([]);
    expect(new Set(manned.map((g) => g.dealer)).size).toBe(Object.keys(figures).length);
  });

  it('have a demo or a video only where one exists', () => {
    expect(list.filter((g) => g.video)).toHaveLength(6);
    expect(list.some((g) => g.kind === 'live' && g.demo === 1)).toBe(false);
  });
});

describe('providers', () => {
  it('are 48 with their own names, including all that the site knows by id', () => {
    const all = providers();
    const needed = [
      1, 2, 9, 10, 20, 22, 25, 31, 41, 42, 43, 44, 52, 54, 63, 77, 81, 82, 83, 89, 95, 127, 9087, 9088,
    ];
    expect(all).toHaveLength(48);
    expect(new Set(all.map((p) => p.name)).size).toBe(48);
    expect(needed.filter((id) => !all.some((p) => p.id === id))).toEqual([]);
  });

  it('have at least one game each', () => {
    const busy = new Set(list.map((g) => g.providerId));
    expect(providers().filter((p) => !busy.has(p.id))).toEqual([]);
  });
});
