import sharp from 'sharp';
import { inlinePictures } from './inlinePictures.ts';

export type RasterOptions = {
  /** In pixels; the height follows the drawing's proportions. */
  width: number;
  /** WebP quality, 1 to 100; without it, less for wider pictures, whose faults are seen less. */
  quality?: number;
  /**
   * An upper limit: the quality is lowered step by step until the picture keeps to it, or would look too poor. By
   * default the budget of what is shown at such a width.
   */
  maxBytes?: number;
};

const POOREST = 40;
const STEP = 7;

const scaled = (svg: string, width: number): string =>
  svg.replace(
    /^<svg([^>]*) width="([\d.]+)" height="([\d.]+)">/,
    (_, rest: string, w: string, h: string) =>
      `<svg${rest} width="${width}" height="${Math.round((Number(h) / Number(w)) * width)}">`,
  );

const usualQuality = (width: number): number =>
  width > 1300 ? 68 : width > 900 ? 62 : width > 600 ? 64 : width > 250 ? 71 : 76;

const KB = 1024;
const budgetFor = (width: number): number => (width > 1300 ? 60 : width > 320 ? 40 : 22) * KB;

/** Turns one of this package's drawings into WebP bytes. Rejects when a picture it refers to was never baked. */
export const rasterise = async (
  svg: string,
  { width, quality = usualQuality(width), maxBytes = budgetFor(width) }: RasterOptions,
): Promise<Buffer> => {
  const full = await inlinePictures(scaled(svg, width));
  const { data, info } = await sharp(Buffer.from(full), { unlimited: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (q: number): Promise<Buffer> =>
    sharp(data, { raw: info }).webp({ quality: q, effort: 2 }).toBuffer();
  let picture = await encode(quality);
  for (let q = quality - STEP; picture.length > maxBytes && q >= POOREST; q -= STEP)
    picture = await encode(q);
  return picture;
};
