import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paymentLogoSvg } from '../brands/paymentLogoSvg.ts';
import { paymentMethods } from '../brands/paymentMethods.ts';
import { providerLogoSvg } from '../brands/providerLogoSvg.ts';
import { campaignSvg } from '../campaigns/campaignSvg.ts';
import { campaignCompositions } from '../campaigns/compositions/campaignCompositions.ts';
import type { CompositionName } from '../campaigns/compositions/campaignCompositions.ts';
import { sampleLooks } from '../campaigns/sampleLooks.ts';
import { titleStyles } from '../campaigns/title/titleStyles.ts';
import type { TitleStyle } from '../campaigns/title/titleStyles.ts';
import { tones } from '../campaigns/toned.ts';
import { games } from '../catalogue/games.ts';
import { liveTables } from '../catalogue/GameSeed.ts';
import { providers } from '../catalogue/providers.ts';
import { motifNames } from '../motifs/motifs.ts';
import { sliderTypes } from '../promo/bannerPosters.ts';
import { bannerCount, bannerSvg } from '../promo/bannerSvg.ts';
import { exploreCategories, exploreTileSvg } from '../promo/exploreTileSvg.ts';
import { promotionIds, promotionSvg } from '../promo/promotionSvg.ts';
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

const compositions = Object.keys(campaignCompositions) as CompositionName[];
const styles = Object.keys(titleStyles) as TitleStyle[];
const devices = ['desktop', 'mobile'] as const;
const languages = ['tr', 'en'] as const;
const turn = <T>(all: readonly T[], i: number): T => {
  const one = all[i % all.length];
  if (one === undefined) throw new Error('The list is empty.');
  return one;
};

/** Every composition for every device, with every style of lettering, cycling through the tones and both grounds. */
const campaigns = (): string[] =>
  compositions.flatMap((composition, i) =>
    devices.flatMap((device) =>
      styles.map((title, j) =>
        campaignSvg({
          campaign: {
            figure: composition === 'table' ? { table: 'ROULETTE', dealer: 'glamour' } : 'crownGold',
            things: ['coin', 'ring'],
            scene: 'palace',
            composition,
            number: { tr: '%100', en: '100%' },
            tr: ['Şehrin Eğlenceli Köşesi', 'Sıralamaya girin, ödül havuzunu paylaşın'],
            en: ['The Lively Corner of Town', 'Make the leaderboard, share the pool'],
          },
          look: { ...turn(Object.values(sampleLooks), j), title, tone: turn(tones, i + j) },
          lang: turn(languages, i + j),
          device,
        }),
      ),
    ),
  );

const drawings: Record<string, () => string[]> = {
  tiles: () => oneOfEach.flatMap((g) => tileShapes.map((s) => gameTileSvg(g, s))),
  live: () => tables.flatMap((g) => tileShapes.map((s) => gameTileSvg(g, s))),
  tables: () => tables.map(liveTableSvg),
  symbols: () => oneOfEach.flatMap((g) => symbolNames.map((_, i) => symbolSvg(g, i))),
  backdrops: () => oneOfEach.map(reelBackdropSvg),
  stories: () => [...oneOfEach, ...tables].map((g) => storySvg(g, 1250)),
  campaigns,
  banners: () =>
    sliderTypes.flatMap((type) =>
      indices(bannerCount).flatMap((index) =>
        (['tr', 'en'] as const).map((lang) =>
          bannerSvg({
            type,
            index,
            lang,
            device: index % 2 ? 'mobile' : 'desktop',
            look: sampleLooks.night,
            composition: turn(compositions, index),
          }),
        ),
      ),
    ),
  promotions: () =>
    promotionIds.flatMap((id, index) =>
      (['list', 'detail'] as const).map((size) =>
        promotionSvg({ id, lang: 'tr', size, look: sampleLooks.day, composition: turn(compositions, index) }),
      ),
    ),
  explore: () =>
    exploreCategories.flatMap((category) => [
      exploreTileSvg({ category, brand: sampleLooks.night }),
      exploreTileSvg({ category, lang: 'tr', brand: sampleLooks.day }),
    ]),
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

  it('contain only finite numbers', () => {
    expect(all.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it('use each id once and reference only existing ids', () => {
    for (const svg of all) {
      const ids = idsIn(svg);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((m) => m[1] ?? '');
      expect(used.filter((u) => !ids.includes(u))).toEqual([]);
    }
  });

  it('are deterministic', () => {
    expect(draw()).toEqual(all);
  });
});

/** The bounding box of all lettering in a drawing. */
const letteringBox = (svg: string): { left: number; top: number; right: number; bottom: number } => {
  const paths = [...svg.matchAll(/<path data-lettering="" d="([^"]+)"/g)].map((m) => m[1] ?? '');
  if (paths.length < 2) throw new Error('The lettering was not found: has wordsSvg or titleStyles changed?');
  const numbers = paths.flatMap((d) => [...d.matchAll(/-?[\d.]+/g)].map((m) => Number(m[0])));
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

describe('the lettering of campaigns', () => {
  const all = campaigns();
  const of = (width: number): string[] => all.filter((svg) => svg.includes(`viewBox="0 0 ${width} 640"`));

  // What remains of 1600x640 cropped to 3:1 and to 16:9, and of 780x640 cropped to 13:10, around the centre.
  it.each([
    ['desktop', 1600, { left: 231, top: 54, right: 1369, bottom: 586 }],
    ['mobile', 780, { left: 0, top: 20, right: 780, bottom: 620 }],
  ] as const)('stays inside the crops of a %s site', (_, width, safe) => {
    const boxes = of(width).map(letteringBox);
    expect(boxes).toHaveLength(compositions.length * styles.length);
    const outside = boxes.filter(
      (box) =>
        box.left < safe.left || box.top < safe.top || box.right > safe.right || box.bottom > safe.bottom,
    );
    expect(outside).toEqual([]);
  });

  it('leaves the lower left corner of a desktop site to a button', () => {
    const covered = of(1600)
      .map(letteringBox)
      .filter(({ left, bottom }) => left < 520 && bottom > 480);
    expect(covered).toEqual([]);
  });

  it('is at least 12 px high on a phone, where 780 units are at least 343 px wide', () => {
    const sizes = of(780).flatMap((svg) =>
      [...svg.matchAll(/data-size="([\d.]+)"/g)].map((m) => Number(m[1])),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes) * (343 / 780)).toBeGreaterThanOrEqual(12);
  });
});

it('leaves the multiplier of a story to the site', () => {
  const live = list.find((g) => g.table === 'BOOMORBUST');
  const shown = [...oneOfEach.filter((g) => !g.table), ...(live ? [live] : [])].map((g) => storySvg(g, 1250));
  expect(shown.filter((svg) => /<path id="[^"]*t\d"/.test(svg))).toEqual([]);
});

it('throws with a hint for a drawing that doesn’t exist', () => {
  expect(() =>
    bannerSvg({
      type: 'casino',
      index: 99,
      lang: 'tr',
      device: 'desktop',
      look: sampleLooks.day,
      composition: 'stage',
    }),
  ).toThrow(/from 0 to/);
  expect(() => providerLogoSvg(123456)).toThrow(/providers\(\)/);
  expect(() => oneOfEach.map((g) => symbolSvg(g, 40))).toThrow(/from 0 to/);
});
