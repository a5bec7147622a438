import sharp, { type Sharp } from 'sharp';
import { inlinePictures } from './inlinePictures.ts';

/** AVIF takes two thirds of the bytes but five times as long to decode, so it's for the few largest images. */
export type RasterFormat = 'webp' | 'avif';

export type RasterOptions = {
  format?: RasterFormat;
  /** In pixels; the height follows the drawing's aspect ratio. */
  width: number;
  /** WebP's scale, 1 to 100. By default lower for wider images, where artefacts are less visible. */
  quality?: number;
  /**
   * An upper limit: the quality is lowered until the image fits, or would look too poor. By default the budget for
   * images of this width.
   */
  maxBytes?: number;
};

const POOREST = 40;
/** How quality relates to size; a little too steep, so that the second attempt is nearly always the last. */
const STEEPNESS = 1.15;

const SIZE = /^<svg([^>]*) width="([\d.]+)" height="([\d.]+)">/;

const scaled = (svg: string, width: number): string =>
  svg.replace(
    SIZE,
    (_, rest: string, w: string, h: string) =>
      `<svg${rest} width="${width}" height="${Math.round((Number(h) / Number(w)) * width)}">`,
  );

/** Pixels per unit of the drawing. */
const scaleOf = (svg: string, width: number): number => width / Number(SIZE.exec(svg)?.[2] ?? width);

const usualQuality = (width: number): number =>
  width > 1300 ? 68 : width > 900 ? 62 : width > 600 ? 64 : width > 250 ? 71 : 76;

const KB = 1024;
const budgetFor = (width: number): number => (width > 1300 ? 60 : width > 320 ? 40 : 22) * KB;

/** AVIF's quality number for the same look, relative to WebP's. */
const AVIF_SHARE = 0.72;

/*
 * AVIF's next effort level takes twice as long for a twelfth fewer bytes, and pages wait for pictures that aren't
 * generated yet.
 */
const encodeAs = {
  webp: (picture: Sharp, quality: number) => picture.webp({ quality, effort: 2 }),
  avif: (picture: Sharp, quality: number) =>
    picture.avif({ quality: Math.round(quality * AVIF_SHARE), effort: 1 }),
} satisfies Record<RasterFormat, (picture: Sharp, quality: number) => Sharp>;

/** Encodes one of this package's drawings as an image. Rejects if an image that it refers to was never baked. */
export const rasterise = async (
  svg: string,
  { width, format = 'webp', quality = usualQuality(width), maxBytes = budgetFor(width) }: RasterOptions,
): Promise<Buffer> => {
  const full = await inlinePictures(scaled(svg, width), scaleOf(svg, width));
  const { data, info } = await sharp(Buffer.from(full), { unlimited: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (q: number): Promise<Buffer> => encodeAs[format](sharp(data, { raw: info }), q).toBuffer();
  let q = quality;
  let picture = await encode(q);
  while (picture.length > maxBytes && q > POOREST) {
    q = Math.max(POOREST, Math.min(q - 2, Math.floor(q * (maxBytes / picture.length) ** STEEPNESS)));
    picture = await encode(q);
  }
  return picture;
};
