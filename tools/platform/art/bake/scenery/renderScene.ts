import type { Scene } from './Scene.ts';

const byte = (v: number): number => Math.round(255 * Math.min(1, Math.max(0, v)));

/** Paints a scene: RGB bytes with the light in red, the accent in green, and no blue. */
export const renderScene = (scene: Scene, width: number, height: number): Buffer => {
  const out = Buffer.alloc(width * height * 3);
  const half = width / height / 2;
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const [light, accent] = scene(((i + 0.5) / width - 0.5) * 2 * half, (j + 0.5) / height, half);
      const k = (j * width + i) * 3;
      out[k] = byte(light);
      out[k + 1] = byte(accent);
    }
  }
  return out;
};
