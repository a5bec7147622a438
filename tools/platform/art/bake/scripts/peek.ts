// Authoring aid: renders some models at a small size onto one PNG.
import sharp from 'sharp';
import { models } from '../models/models.ts';
import { renderSolid } from '../solid/renderSolid.ts';

const [out = '/tmp/peek.png', only = '', px = '200'] = process.argv.slice(2);
const size = Number(px);
const names = Object.keys(models).filter(
  (n) => !only || only.split(',').some((o) => n === o || (o.endsWith('*') && n.startsWith(o.slice(0, -1)))),
);
const perRow = Math.min(8, names.length);
const tiles = [];
for (const [i, name] of names.entries()) {
  const model = models[name];
  if (!model) continue;
  const start = performance.now();
  const raw = renderSolid(model, size);
  process.stdout.write(`${name} ${Math.round(performance.now() - start)} ms\n`);
  const input = await sharp(raw, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer();
  tiles.push({ input, left: (i % perRow) * size, top: Math.floor(i / perRow) * size });
}
const rows = Math.ceil(names.length / perRow);
await sharp({ create: { width: perRow * size, height: rows * size, channels: 4, background: '#2a2140' } })
  .composite(tiles)
  .png()
  .toFile(out);
