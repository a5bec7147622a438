import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paymentLogoSvg } from '../brands/paymentLogoSvg.ts';
import { paymentMethods } from '../brands/paymentMethods.ts';
import { providerLogoSvg } from '../brands/providerLogoSvg.ts';
import { games } from '../catalogue/games.ts';
import { liveTables } from '../catalogue/GameSeed.ts';
import { providers } from '../catalogue/providers.ts';
import { motifNames } from '../motifs/motifs.ts';
import { sliderTypes } from '../promo/bannerPosters.ts';
import { bannerCount, bannerSvg } from '../promo/bannerSvg.ts';
import { exploreCategories, exploreTileSvg } from '../promo/exploreTileSvg.ts';
import { promotionCount, promotionSvg } from '../promo/promotionSvg.ts';
import { studioBannerSvg } from '../promo/studioBannerSvg.ts';
import { storySvg } from '../promo/storySvg.ts';
import { reelBackdropSvg } from '../reels/reelBackdropSvg.ts';
import { symbolNames, symbolSvg } from '../reels/symbolSvg.ts';
import { gameTileSvg } from './gameTileSvg.ts';
import { liveTableSvg } from './liveTableSvg.ts';
import { tileShapes } from './shapes.ts';

const list = games();
const oneOfEach = motifNames.map((motif) => {
  const game = list.find((g) => g.motif === motif);
  if (!game) throw new Error(`No game is set in ${motif}: add the motif to motifsOf, or remove it.`);
  return game;
});
/** One table with a dealer and one without, of each live game. */
const tables = liveTables.flatMap((table) => list.filter((g) => g.table === table).slice(0, 2));
const indices = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const drawings: Record<string, () => string[]> = {
  tiles: () => oneOfEach.flatMap((g) => tileShapes.map((s) => gameTileSvg(g, s))),
  live: () => tables.flatMap((g) => tileShapes.map((s) => gameTileSvg(g, s))),
  tables: () => tables.map(liveTableSvg),
  symbols: () => oneOfEach.flatMap((g) => symbolNames.map((_, i) => symbolSvg(g, i))),
  backdrops: () => oneOfEach.map(reelBackdropSvg),
  stories: () => [...oneOfEach, ...tables].map((g) => storySvg(g, 1250)),
  banners: () =>
    sliderTypes.flatMap((type) =>
      indices(bannerCount).flatMap((index) =>
        (['tr', 'en'] as const).map((lang) =>
          bannerSvg({ type, index, lang, device: index % 2 ? 'mobile' : 'desktop' }),
        ),
      ),
    ),
  promotions: () =>
    indices(promotionCount).flatMap((index) =>
      (['list', 'detail'] as const).map((size) => promotionSvg({ index, lang: 'tr', size })),
    ),
  explore: () => exploreCategories.flatMap((c) => [exploreTileSvg(c), exploreTileSvg(c, 'tr')]),
  houses: () => providers().flatMap((p) => [providerLogoSvg(p.id, 'light'), providerLogoSvg(p.id, 'dark')]),
  studios: () => oneOfEach.map(studioBannerSvg),
  payments: () => paymentMethods.flatMap((m) => [paymentLogoSvg(m.id), paymentLogoSvg(m.id, 'light', 'en')]),
};

const idsIn = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1] ?? '');

describe.each(Object.entries(drawings))('%s', (_, draw) => {
  const all = draw();

  it('are well-formed', async () => {
    for (const svg of all) expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  });

  it('need no font', () => {
    expect(all.filter((svg) => svg.includes('<text') || svg.includes('font-family'))).toEqual([]);
  });

  it('hold only real numbers', () => {
    expect(all.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it('use each id once and refer only to ids that are there', () => {
    for (const svg of all) {
      const ids = idsIn(svg);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((m) => m[1] ?? '');
      expect(used.filter((u) => !ids.includes(u))).toEqual([]);
    }
  });

  it('are the same when drawn again', () => {
    expect(draw()).toEqual(all);
  });
});

/** The bounding box of all lettering in a drawing: headline lines have ids like `...t0`, the subline has none. */
const letteringBox = (svg: string): { left: number; top: number; right: number; bottom: number } => {
  const headline = [...svg.matchAll(/<path id="[^"]*t\d" d="([^"]+)"/g)].map((m) => m[1] ?? '');
  const subline = /<path d="([^"]+)" fill="#ffffff"\/><\/svg>$/.exec(svg)?.[1];
  if (!headline.length || !subline)
    throw new Error('The lettering was not found: has titleSvg or sublineSvg changed?');
  const numbers = [...headline, subline].flatMap((d) =>
    [...d.matchAll(/-?[\d.]+/g)].map((m) => Number(m[0])),
  );
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

describe('the lettering of banners', () => {
  // What remains of 1600x640 cropped to 3:1 and to 16:9, and of 780x640 cropped to 13:10, around the centre.
  it.each([
    ['desktop', { left: 231, top: 54, right: 1369, bottom: 586 }],
    ['mobile', { left: 0, top: 20, right: 780, bottom: 620 }],
  ] as const)('survives the crops of a %s site', (device, safe) => {
    const outside = sliderTypes.flatMap((type) =>
      indices(bannerCount).flatMap((index) =>
        (['tr', 'en'] as const).filter((lang) => {
          const box = letteringBox(bannerSvg({ type, index, lang, device }));
          const within =
            box.left > safe.left && box.top > safe.top && box.right < safe.right && box.bottom < safe.bottom;
          return !within;
        }),
      ),
    );
    expect(outside).toEqual([]);
  });
});

it('leaves the multiplier of a story to the site', () => {
  const live = list.find((g) => g.table === 'BOOMORBUST');
  const shown = [...oneOfEach.filter((g) => !g.table), ...(live ? [live] : [])].map((g) => storySvg(g, 1250));
  expect(shown.filter((svg) => /<path id="[^"]*t\d"/.test(svg))).toEqual([]);
});

it('tells what to do when asked for what is not there', () => {
  expect(() => bannerSvg({ type: 'home', index: 99, lang: 'tr', device: 'desktop' })).toThrow(/from 0 to/);
  expect(() => providerLogoSvg(123456)).toThrow(/providers\(\)/);
  expect(() => oneOfEach.map((g) => symbolSvg(g, 40))).toThrow(/from 0 to/);
});
