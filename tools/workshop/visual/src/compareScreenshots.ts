import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The result for one screenshot. */
export interface Comparison {
  name: string;
  verdict: 'same' | 'changed' | 'new' | 'gone';
  /** The number of differing pixels. */
  pixels: number;
}

interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The tolerance for a pixel's colour; 0 is exact. */
const TOLERANCE = 0.1;
/** Fewer differing pixels than this are noise in a shadow. */
const GRAIN = 12;

/** An image's pixels on a canvas of at least this size, so that two of different heights can be compared. */
async function rasterOf(file: string, width = 0, height = 0): Promise<Raster | undefined> {
  const image = sharp(file).ensureAlpha();
  const size = await image.metadata().catch(() => undefined);
  if (!size?.width || !size.height) return undefined;
  const { data, info } = await image
    .extend({
      right: Math.max(0, width - size.width),
      bottom: Math.max(0, height - size.height),
      background: 'magenta',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Compares one screenshot of `before` and `after`; the differences are marked in `marked`. */
export async function compareScreenshots(
  name: string,
  { before, after, marked }: Record<'before' | 'after' | 'marked', string>,
): Promise<Comparison> {
  const [old, young] = await Promise.all([rasterOf(join(before, name)), rasterOf(join(after, name))]);
  if (!old || !young) return { name, verdict: old ? 'gone' : 'new', pixels: 0 };
  const width = Math.max(old.width, young.width);
  const height = Math.max(old.height, young.height);
  const [left, right] = await Promise.all([
    rasterOf(join(before, name), width, height),
    rasterOf(join(after, name), width, height),
  ]);
  if (!left || !right) throw new Error(`${name} can't be read.`);
  const diff = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(left.data, right.data, diff, width, height, { threshold: TOLERANCE });
  if (pixels <= GRAIN) return { name, verdict: 'same', pixels };
  const file = join(marked, name);
  await mkdir(dirname(file), { recursive: true });
  await sharp(diff, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file);
  return { name, verdict: 'changed', pixels };
}
