// Contact sheets of everything but tiles: `npm run sheet:others -w @baize/art -- /tmp/sheets`.
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import {
  bannerSvg,
  exploreCategories,
  exploreTileSvg,
  games,
  paymentLogoSvg,
  paymentMethods,
  promotionIds,
  promotionSvg,
  providerLogoSvg,
  providers,
  rasterise,
  reelBackdropSvg,
  sliderTypes,
  storySvg,
  symbolNames,
  symbolSvg,
} from '../../src/index.ts';
import { campaignCompositions } from '../../src/campaigns/compositions/campaignCompositions.ts';
import type { CompositionName } from '../../src/campaigns/compositions/campaignCompositions.ts';
import { sampleLooks } from '../../src/campaigns/sampleLooks.ts';

const [folder = '/tmp/sheets', only = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const list = games();
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const compositions = (Object.keys(campaignCompositions) as CompositionName[]).filter((c) => c !== 'numeral');
/** The n-th look and composition, in turn. */
const dressed = (n: number) => ({
  look: n % 2 ? sampleLooks.day : sampleLooks.night,
  composition: compositions[n % compositions.length] ?? 'stage',
});
const some = list.filter((_, i) => i % 37 === 3);

type Sheet = { perRow: number; w: number; h: number; ground: string; svgs: () => string[] };
const sheets: Record<string, Sheet> = {
  banners: {
    perRow: 3,
    w: 620,
    h: 248,
    ground: '#14161c',
    svgs: () =>
      sliderTypes.flatMap((type, k) =>
        [0, 2, 4].map((i) =>
          bannerSvg({
            type,
            index: (i + k) % 12,
            lang: i % 4 ? 'tr' : 'en',
            device: 'desktop',
            ...dressed(k * 3 + i / 2),
          }),
        ),
      ),
  },
  mobile: {
    perRow: 5,
    w: 370,
    h: 304,
    ground: '#14161c',
    svgs: () =>
      sliderTypes.flatMap((type, k) =>
        [1, 3].map((i) =>
          bannerSvg({
            type,
            index: (i + k) % 12,
            lang: 'tr',
            device: 'mobile',
            ...dressed(k * 2 + (i - 1) / 2),
          }),
        ),
      ),
  },
  promotions: {
    perRow: 4,
    w: 460,
    h: 259,
    ground: '#14161c',
    svgs: () => promotionIds.map((id, i) => promotionSvg({ id, lang: 'tr', size: 'list', ...dressed(i) })),
  },
  stories: {
    perRow: 8,
    w: 220,
    h: 220,
    ground: '#14161c',
    svgs: () => some.slice(0, 16).map((g, i) => storySvg(g, 250 * (i + 3))),
  },
  explore: {
    perRow: 4,
    w: 460,
    h: 288,
    ground: '#14161c',
    svgs: () =>
      exploreCategories.map((category, i) =>
        exploreTileSvg({ category, brand: dressed(i).look, ...(i % 2 ? { lang: 'tr' as const } : {}) }),
      ),
  },
  symbols: {
    perRow: 12,
    w: 150,
    h: 150,
    ground: '#2b2140',
    svgs: () => some.slice(0, 6).flatMap((g) => upTo(symbolNames.length).map((i) => symbolSvg(g, i))),
  },
  backdrops: {
    perRow: 3,
    w: 600,
    h: 338,
    ground: '#14161c',
    svgs: () => some.slice(0, 6).map(reelBackdropSvg),
  },
  logosDark: {
    perRow: 8,
    w: 220,
    h: 73,
    ground: '#10131a',
    svgs: () => providers().map((p) => providerLogoSvg(p.id, 'light')),
  },
  logosLight: {
    perRow: 8,
    w: 220,
    h: 73,
    ground: '#ffffff',
    svgs: () => providers().map((p) => providerLogoSvg(p.id, 'dark')),
  },
  payments: {
    perRow: 4,
    w: 240,
    h: 96,
    ground: '#ffffff',
    svgs: () => paymentMethods.map((m) => paymentLogoSvg(m.id)),
  },
};

for (const [name, { perRow, w, h, ground, svgs }] of Object.entries(sheets)) {
  if (only && !only.split(',').includes(name)) continue;
  const all = svgs();
  const tiles = await Promise.all(
    all.map(async (svg, i) => ({
      input: await rasterise(svg, { width: w }),
      left: (i % perRow) * (w + 8) + 4,
      top: Math.floor(i / perRow) * (h + 8) + 4,
    })),
  );
  await sharp({
    create: {
      width: perRow * (w + 8),
      height: Math.ceil(all.length / perRow) * (h + 8),
      channels: 3,
      background: ground,
    },
  })
    .composite(tiles)
    .png()
    .toFile(`${folder}/${name}.png`);
}
