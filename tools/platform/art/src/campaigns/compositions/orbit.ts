import { light } from '../../compose/atmosphere.ts';
import { backdrop, standing } from '../../compose/images.ts';
import type { CampaignComposition } from '../Board.ts';
import { belowFrame, besideFrame } from './frames.ts';
import { calm, glowing, thing } from './parts.ts';

/** The hero in the middle of rings, with objects orbiting it. */
export const orbit: CampaignComposition = {
  words: { desktop: { ...besideFrame, width: 500 }, mobile: belowFrame },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const [x, y, size] = wide ? [1150, 318, 330] : [390, 208, 250];
    const tilt = -18;
    const rings = [0.86, 1.2, 1.5].map((k) => ({ rx: size * k, ry: size * k * 0.42 }));
    const at = (ring: number, degrees: number): { x: number; y: number } => {
      const { rx, ry } = rings[ring] ?? { rx: 0, ry: 0 };
      const [a, t] = [(degrees * Math.PI) / 180, (tilt * Math.PI) / 180];
      const [u, v] = [Math.cos(a) * rx, Math.sin(a) * ry];
      return { x: x + u * Math.cos(t) - v * Math.sin(t), y: y + u * Math.sin(t) + v * Math.cos(t) };
    };
    const body = (i: number, ring: number, degrees: number, k: number): string =>
      standing(thing(b, i), { ...at(ring, degrees), size: size * k, turn: degrees / 12 });
    const drawn = (half: 0 | 1): string =>
      rings
        .map(
          ({ rx, ry }, i) =>
            `<path d="M${-rx} 0A${rx} ${ry} 0 0 ${half} ${rx} 0" fill="none" stroke="${i % 2 ? b.mood.secondField : b.mood.ramp[4]}" stroke-width="${4 - i}" stroke-opacity=".75" transform="translate(${x} ${y}) rotate(${tilt})"/>`,
        )
        .join('');
    return (
      backdrop(b.scene, b.mood, b.w, b.h) +
      light(`${b.id}l`, b.mood.accent, x, y, size * 1.2, 0.75) +
      calm(`${b.id}c`, b, b.mood.paper, wide ? 'left' : 'bottom', wide ? 0.6 : 0.6) +
      drawn(1) +
      body(0, 1, 215, 0.3) +
      body(1, 2, 300, 0.34) +
      body(2, 0, 330, 0.2) +
      glowing(b, { x, y, size }) +
      drawn(0) +
      body(3, 1, 40, 0.42) +
      body(4, 2, 118, 0.36) +
      body(5, 0, 150, 0.26)
    );
  },
};
