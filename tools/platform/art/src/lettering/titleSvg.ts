import { fills } from '../compose/palettes.ts';
import type { FillName } from '../compose/palettes.ts';
import type { FaceName } from './faces.ts';
import { layLines } from './layLines.ts';
import type { Align, Frame } from './layLines.ts';
import { outline } from './outline.ts';
import type { Line, Warp } from './outline.ts';

export const bends = ['flat', 'arch', 'slant', 'bowl', 'swell'] as const;
export type Bend = (typeof bends)[number];

/** How a title is set: face, fill, curve and letter case. */
export type Lettering = { face: FaceName; fill: FillName; bend: Bend; upper: boolean };

const bending: Record<Bend, (f: Frame) => Warp> = {
  flat: () => (x, y) => [x, y],
  slant: (f) => (x, y) => [
    x - (y - f.y - f.height / 2) * 0.12,
    y - ((x - f.x) / f.width - 0.5) * f.height * 0.2,
  ],
  arch: (f) => (x, y) => {
    const t = ((x - f.x) / f.width - 0.5) * 2;
    return [x, y + t * t * f.height * 0.15 - f.height * 0.06];
  },
  bowl: (f) => (x, y) => {
    const t = ((x - f.x) / f.width - 0.5) * 2;
    return [x, y - t * t * f.height * 0.11 + f.height * 0.04];
  },
  swell: (f) => (x, y) => {
    const t = ((x - f.x) / f.width - 0.5) * 2;
    const mid = f.y + f.height * 0.5;
    return [x, mid + (y - mid) * (1.12 - 0.24 * t * t)];
  },
};

const capital = (text: string, turkish: boolean): string => text.toLocaleUpperCase(turkish ? 'tr' : 'en');

const gradient = (id: string, line: Line, stops: readonly string[]): string => {
  const top = line.baseline - line.size * 0.78;
  const spots = [0, 0.3, 0.56, 0.6, 1];
  const inner = stops.map((c, i) => `<stop offset="${spots[i] ?? 1}" stop-color="${c}"/>`).join('');
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${top.toFixed(1)}" x2="0" y2="${(line.baseline + line.size * 0.06).toFixed(1)}">${inner}</linearGradient>`;
};

export type TitleOptions = {
  text: string;
  turkish: boolean;
  frame: Frame;
  lettering: Lettering;
  id: string;
  lines?: number;
  align?: Align;
};

/**
 * A title as three-dimensional lettering: shadow, block, dark edge, bright rim, gradient fill and a highlighted upper
 * edge. Paths only, so that displaying it requires no font. Lengths are in the drawing's units.
 */
export const titleSvg = ({
  text,
  turkish,
  frame,
  lettering,
  id,
  lines: most = 3,
  align,
}: TitleOptions): string => {
  const { stops, rim, block } = fills[lettering.fill];
  const said = lettering.upper ? capital(text, turkish) : text;
  const pad = Math.min(frame.width, frame.height) * 0.035;
  const inner: Frame = {
    x: frame.x + pad,
    y: frame.y + pad,
    width: frame.width - pad * 2,
    height: frame.height - pad * 2,
  };
  const warp = bending[lettering.bend](inner);
  const lines = layLines(lettering.face, said, inner, most, align);
  const body = lines.map((line, i) => {
    const data = outline(lettering.face, line, warp);
    const s = Math.max(line.size, 12);
    const [edge, lip, drop] = [s * 0.2, s * 0.085, s * 0.1].map((v) => v.toFixed(1));
    const name = `${id}t${i}`;
    const use = (attrs: string): string => `<use href="#${name}" ${attrs}/>`;
    return {
      defs: `<path id="${name}" d="${data}" stroke-linejoin="round"/>${gradient(`${name}g`, line, stops)}`,
      back:
        use(
          `y="${(Number(drop) * 1.7).toFixed(1)}" fill="#000" fill-opacity=".45" stroke="#000" stroke-opacity=".45" stroke-width="${(s * 0.3).toFixed(1)}"`,
        ) + use(`y="${drop}" fill="${block}" stroke="${block}" stroke-width="${edge}"`),
      face:
        use(`fill="${block}" stroke="${block}" stroke-width="${edge}"`) +
        use(`fill="none" stroke="${rim}" stroke-width="${lip}"`) +
        use(`y="${(s * 0.012).toFixed(1)}" fill="url(#${name}g)"`),
    };
  });
  return `<defs>${body.map((b) => b.defs).join('')}</defs>${body.map((b) => b.back).join('')}${body.map((b) => b.face).join('')}`;
};
