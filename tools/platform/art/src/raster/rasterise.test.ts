import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { games } from '../catalogue/games.ts';
import { gameTileSvg } from '../drawings/gameTileSvg.ts';
import { sampleLooks } from '../campaigns/sampleLooks.ts';
import { bannerSvg } from '../promo/bannerSvg.ts';
import { symbolSvg } from '../reels/symbolSvg.ts';
import { rasterise } from './rasterise.ts';

const KB = 1024;
const sample = games().filter((_, i) => i % 60 === 7);

/** An image as 64 bits: whether each cell of an 8x8 grid is lighter than the mean. */
const fingerprint = async (picture: Buffer): Promise<boolean[]> => {
  const grey = await sharp(picture).resize(8, 8, { fit: 'fill' }).greyscale().raw().toBuffer();
  const mean = grey.reduce((a, b) => a + b, 0) / grey.length;
  return [...grey].map((v) => v > mean);
};

describe('rasterise', () => {
  it('keeps tiles within 22 kB and in the asked width', async () => {
    for (const game of sample) {
      const picture = await rasterise(gameTileSvg(game, 'portrait'), { width: 300 });
      expect(picture.length, game.name).toBeLessThan(22 * KB);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 });
    }
  });

  it('keeps banners within their budgets', async () => {
    for (const [index, composition] of [
      [0, 'stage'],
      [4, 'mosaic'],
      [7, 'popArt'],
    ] as const) {
      const banner = { type: 'casino', index, look: sampleLooks.night, composition } as const;
      const desktop = bannerSvg({ ...banner, lang: 'tr', device: 'desktop' });
      expect((await rasterise(desktop, { width: 1600 })).length).toBeLessThan(60 * KB);
      expect((await rasterise(desktop, { width: 1200 })).length).toBeLessThan(40 * KB);
      expect(
        (await rasterise(bannerSvg({ ...banner, lang: 'en', device: 'mobile' }), { width: 780 })).length,
      ).toBeLessThan(40 * KB);
    }
  });

  it('shows neighbours as different pictures', async () => {
    const row = games().slice(100, 112);
    const prints = await Promise.all(
      row.map(async (g) => fingerprint(await rasterise(gameTileSvg(g, 'portrait'), { width: 96 }))),
    );
    for (let i = 1; i < prints.length; i++) {
      const apart = (prints[i] ?? []).filter((v, k) => v !== prints[i - 1]?.[k]).length;
      expect(apart, `${row[i - 1]?.name} / ${row[i]?.name}`).toBeGreaterThan(6);
    }
  });

  it('leaves the background of a reel symbol transparent', async () => {
    const game = sample[0];
    if (!game) throw new Error('The sample is empty: games() must give more than 7 games.');
    const { data, info } = await sharp(await rasterise(symbolSvg(game, 0), { width: 128 }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBeLessThan(40);
  });

  it('names the picture that was never baked', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><image href="sprite:nosuchthing@96"/></svg>';
    await expect(rasterise(svg, { width: 9 })).rejects.toThrow(/nosuchthing.*npm run bake/s);
  });
});
