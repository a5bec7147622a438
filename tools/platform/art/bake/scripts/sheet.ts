// Contact sheets of tiles: `npm run sheet -w @baize/art -- /tmp/sheets [shape] [first] [count] [tile width]`.
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { games, gameTileSvg, rasterise, tileShapes } from '../../src/index.ts';
import type { TileShape } from '../../src/index.ts';

const [folder = '/tmp/sheets', shape = 'portrait', from = '0', count = '50', width = '190', only = ''] =
  process.argv.slice(2);
if (!tileShapes.includes(shape as TileShape))
  throw new Error(`Unknown shape "${shape}": choose one of ${tileShapes.join(', ')}.`);
mkdirSync(folder, { recursive: true });
const w = Number(width);
const chosen = games()
  .filter((g) => !only || g.motif === only || g.kind === only)
  .slice(Number(from), Number(from) + Number(count));
const ratio = { portrait: 4 / 3, square: 1, wide: 5 / 8 }[shape as TileShape];
const perRow = Math.floor(1900 / (w + 10));
const h = Math.round(w * ratio);
const start = performance.now();
let bytes = 0;
const tiles = [];
for (const [i, game] of chosen.entries()) {
  const input = await rasterise(gameTileSvg(game, shape as TileShape), { width: w });
  bytes += input.length;
  tiles.push({ input, left: 5 + (i % perRow) * (w + 10), top: 5 + Math.floor(i / perRow) * (h + 10) });
}
const rows = Math.ceil(chosen.length / perRow);
process.stdout.write(
  `${chosen.length} tiles, ${Math.round((performance.now() - start) / chosen.length)} ms and ${Math.round(bytes / chosen.length / 102.4) / 10} kB each\n`,
);
await sharp({
  create: { width: perRow * (w + 10), height: rows * (h + 10), channels: 3, background: '#14161c' },
})
  .composite(tiles)
  .png()
  .toFile(`${folder}/${shape}${only}.png`);
