import sharp from 'sharp';

/** Images are compared at this width, in px, at which only the lines of text are recognizable. */
const WIDTH = 360;
/** A cell's width and height, in px of the reduced image. */
const CELL = 12;
/** The share of an image's pixels that counts as edges, so that a pale brand has as many as a colourful one. */
const EDGES = 0.14;

/** The number of edge pixels in each cell, row by row. */
export type Structure = readonly number[];

interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

async function greyOf(image: string | Buffer): Promise<Grey> {
  const { data, info } = await sharp(image)
    .flatten()
    .greyscale()
    .resize({ width: WIDTH })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Sobel's gradient of each pixel. */
function gradients({ data, width, height }: Grey): Float32Array {
  const result = new Float32Array(width * height);
  const at = (x: number, y: number) => data[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const across =
        at(x + 1, y - 1) +
        2 * at(x + 1, y) +
        at(x + 1, y + 1) -
        at(x - 1, y - 1) -
        2 * at(x - 1, y) -
        at(x - 1, y + 1);
      const down =
        at(x - 1, y + 1) +
        2 * at(x, y + 1) +
        at(x + 1, y + 1) -
        at(x - 1, y - 1) -
        2 * at(x, y - 1) -
        at(x + 1, y - 1);
      result[y * width + x] = Math.hypot(across, down);
    }
  return result;
}

/** The edges of an image, whatever its colours. */
export async function structureOf(image: string | Buffer): Promise<Structure> {
  const grey = await greyOf(image);
  const slopes = gradients(grey);
  const least = slopes.toSorted().at(-Math.round(slopes.length * EDGES)) ?? 0;
  const columns = Math.ceil(grey.width / CELL);
  const cells = Array.from({ length: columns * Math.ceil(grey.height / CELL) }, () => 0);
  slopes.forEach((slope, index) => {
    if (slope < Math.max(least, 1)) return;
    const cell =
      Math.floor(Math.floor(index / grey.width) / CELL) * columns + Math.floor((index % grey.width) / CELL);
    cells[cell] = (cells[cell] ?? 0) + 1;
  });
  return cells;
}

/** The share of differing edges between two images of the same size: 0 for none, 1 for all. */
export function structureDistance(a: Structure, b: Structure): number {
  if (a.length !== b.length) throw new Error('The images differ in size.');
  let apart = 0;
  let total = 0;
  a.forEach((count, cell) => {
    const other = b[cell] ?? 0;
    apart += Math.abs(count - other);
    total += count + other;
  });
  return total === 0 ? 0 : apart / total;
}
