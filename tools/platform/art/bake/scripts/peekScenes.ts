// Authoring aid: all scenes on one PNG, in a plain ramp.
import sharp from 'sharp';
import { renderScene } from '../scenery/renderScene.ts';
import { sceneNames, scenes } from '../scenery/scenes.ts';

const [out = '/tmp/scenes.png', wide = ''] = process.argv.slice(2);
const [w, h] = wide ? [400, 160] : [220, 220];
const perRow = wide ? 4 : 8;
const tiles = await Promise.all(
  sceneNames.map(async (name, i) => {
    const raw = renderScene(scenes[name], w, h);
    for (let k = 0; k < raw.length; k += 3) {
      const [l, a] = [raw[k] ?? 0, raw[k + 1] ?? 0];
      raw[k] = Math.min(255, l * 0.8 + a * 0.9);
      raw[k + 1] = Math.min(255, l * 0.7 + a * 0.6);
      raw[k + 2] = Math.min(255, l * 0.9 + 20 + a * 0.2);
    }
    return {
      input: await sharp(raw, { raw: { width: w, height: h, channels: 3 } })
        .png()
        .toBuffer(),
      left: (i % perRow) * w,
      top: Math.floor(i / perRow) * h,
    };
  }),
);
await sharp({
  create: {
    width: w * perRow,
    height: h * Math.ceil(sceneNames.length / perRow),
    channels: 3,
    background: '#000',
  },
})
  .composite(tiles)
  .png()
  .toFile(out);
