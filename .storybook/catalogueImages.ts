import {
  bannerSvg,
  exploreCategories,
  exploreTileSvg,
  games,
  gameTileSvg,
  paymentLogoSvg,
  paymentMethods,
  promotionIds,
  promotionSvg,
  providerLogoSvg,
  providers,
  rasterise,
  reelBackdropSvg,
  sampleLooks,
  storySvg,
  tileShapes,
} from '@baize/art';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Drawing {
  width: number;
  draw: () => string;
}

const CACHE = join(import.meta.dirname, '../.baize/cache/catalogue-images');
/** Images per kind: enough that a page of stories doesn't obviously repeat them. */
const COUNT = 24;
const MANY_GAMES = 1200;
const WIDTH = { portrait: 300, square: 320, wide: 420 } as const;

const all = games(MANY_GAMES);
const slots = all.filter(({ kind }) => kind !== 'live').slice(0, COUNT);
const tables = all.filter(({ kind }) => kind === 'live').slice(0, COUNT);

const numbered = <T>(
  name: string,
  things: readonly T[],
  width: number,
  draw: (thing: T, index: number) => string,
) =>
  things
    .slice(0, COUNT)
    .map((thing, index): [string, Drawing] => [
      `${name}-${index}`,
      { width, draw: () => draw(thing, index) },
    ]);

const first = Array.from({ length: 4 }, (_, index) => index);
const compositions = ['closeUp', 'podium', 'waves', 'framed'] as const;
const composition = (index: number) => compositions[index % compositions.length] ?? 'closeUp';
const look = sampleLooks.night;

/** Every image of the catalogue, by name. */
const DRAWINGS = new Map<string, Drawing>([
  ...tileShapes.flatMap((shape) => [
    ...numbered(`game-${shape}`, slots, WIDTH[shape], (game) => gameTileSvg(game, shape)),
    ...numbered(`table-${shape}`, tables, WIDTH[shape], (game) => gameTileSvg(game, shape)),
  ]),
  ...numbered('story', slots, 240, (game) => storySvg(game, 2500)),
  ...numbered('banner', first, 1440, (_, index) =>
    bannerSvg({
      type: 'casino',
      index,
      lang: 'tr',
      device: 'desktop',
      look,
      composition: composition(index),
    }),
  ),
  ...numbered('backdrop', slots.slice(0, 6), 1440, (game) => reelBackdropSvg(game)),
  ...numbered('promotion', promotionIds.slice(0, first.length), 800, (id, index) =>
    promotionSvg({ id, lang: 'tr', size: 'list', look, composition: composition(index) }),
  ),
  ...numbered('explore', exploreCategories, 360, (category) => exploreTileSvg({ category, brand: look })),
  ...numbered('payment', paymentMethods, 240, ({ id }) => paymentLogoSvg(id, 'light')),
  ...numbered('provider', providers(), 240, ({ id }) => providerLogoSvg(id, 'light')),
]);

async function image(name: string): Promise<Buffer | undefined> {
  const drawing = DRAWINGS.get(name);
  if (!drawing) return undefined;
  const svg = drawing.draw();
  const key = createHash('sha256').update(`${drawing.width} ${svg}`).digest('hex').slice(0, 24);
  const file = join(CACHE, `${key}.webp`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const drawn = await rasterise(svg, { width: drawing.width });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, drawn);
  return drawn;
}

/**
 * The images in stories, such as `images/game-portrait-3.webp`, from the generator that also draws the sandbox's. They
 * are drawn on first request and cached by content; a built catalogue contains all of them.
 */
export function catalogueImages(): Plugin {
  return {
    name: 'catalogue-images',
    async buildStart() {
      if (this.environment.config.command !== 'build') return;
      for (const name of DRAWINGS.keys()) {
        const source = await image(name);
        if (source) this.emitFile({ type: 'asset', fileName: `images/${name}.webp`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use('/images', (request, response, next) => {
        const [, name = ''] = /^\/([\w-]+)\.webp/.exec(request.url ?? '') ?? [];
        image(name).then((bytes) => {
          if (!bytes) return next();
          response.setHeader('Content-Type', 'image/webp');
          response.setHeader('Cache-Control', 'max-age=3600');
          response.end(bytes);
        }, next);
      });
    },
  };
}
