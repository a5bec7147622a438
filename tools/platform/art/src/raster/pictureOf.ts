import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { gradeScene } from '../compose/gradeScene.ts';
import { paletteOf } from '../compose/paletteKey.ts';
import type { Palette } from '../compose/palettes.ts';
import { boundedCache } from './boundedCache.ts';

const folder = (name: string): URL => new URL(`../../${name}/`, import.meta.url);
const png = (b: Buffer): string => `data:image/png;base64,${b.toString('base64')}`;

const read = async (dir: string, file: string): Promise<Buffer> => {
  try {
    return await readFile(new URL(file, folder(dir)));
  } catch (cause) {
    throw new Error(
      `The picture ${dir}/${file} is missing: a drawing refers to it, but it was never baked. Run "npm run bake -w @baize/art".`,
      { cause },
    );
  }
};

const spritePicture = async (name: string, edge: number): Promise<string> => {
  const image = sharp(await read('sprites', `${name}.webp`));
  return png(await image.resize(edge, edge).png({ compressionLevel: 1 }).toBuffer());
};

/** Space for the blur around the object, as in `aura`. */
const MARGIN = 0.2;
const AURA = 80;

const auraPicture = async (name: string, hex: string): Promise<string> => {
  const inner = Math.round(AURA / (1 + MARGIN * 2));
  const pad = Math.round((AURA - inner) / 2);
  const shape = sharp(await read('sprites', `${name}.webp`))
    .resize(inner, inner)
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#0000' });
  const alpha = await shape
    .ensureAlpha()
    .extractChannel('alpha')
    .blur(3.2)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = alpha.info;
  const colour = {
    r: parseInt(hex.slice(0, 2), 16),
    g: parseInt(hex.slice(2, 4), 16),
    b: parseInt(hex.slice(4, 6), 16),
  };
  const flat = sharp({ create: { width, height, channels: 3, background: colour } });
  return png(
    await flat
      .joinChannel(alpha.data, { raw: { width, height, channels: 1 } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
};

const scenePicture = async (name: string, palette: Palette | undefined): Promise<string> => {
  if (!palette)
    throw new Error(
      `The scene ${name} is asked for in a palette that does not exist: see src/compose/palettes.ts.`,
    );
  const { data, info } = await sharp(await read('scenes', `${name}.jpg`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const jpeg = await sharp(gradeScene(data, palette), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
};

const kinds: Record<string, (rest: string) => Promise<string>> = {
  sprite: (rest) => {
    const [name = '', edge = '448'] = rest.split('@');
    return spritePicture(name, Number(edge));
  },
  aura: (rest) => {
    const [name = '', hex = '000000'] = rest.split('/');
    return auraPicture(name, hex);
  },
  scene: (rest) => {
    const [name = '', palette = ''] = rest.split('/');
    return scenePicture(name, paletteOf(palette));
  },
};

/** Enough for the images of a lobby. */
const MEMORY = 80_000_000;
const remembered = boundedCache(MEMORY);

/** The data URL for a reference such as `sprite:lion@192`; recently used ones are cached. */
export const pictureOf = (reference: string): Promise<string> => {
  const [kind = '', rest = ''] = reference.split(/:(.*)/s);
  const make = kinds[kind];
  if (!make)
    return Promise.reject(
      new Error(`Unknown picture reference "${reference}": it must begin with sprite:, aura: or scene:.`),
    );
  return remembered(reference, () => make(rest));
};
