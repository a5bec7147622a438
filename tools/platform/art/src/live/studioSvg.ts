import { light } from '../compose/atmosphere.ts';
import { mix } from '../compose/mix.ts';
import type { Palette } from '../compose/palettes.ts';
import { r } from './LiveBox.ts';

export const studioWalls = ['bars', 'arch', 'panels', 'halo'] as const;
export type StudioWall = (typeof studioWalls)[number];

export type Studio = {
  w: number;
  h: number;
  /** The middle of the set; `floor` is the height of the table's far edge. */ x: number;
  floor: number;
  palette: Palette;
  random: () => number;
};

const spread = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Walls of lights: strokes around the middle `x`, above the height `floor`. */
const walls: Record<StudioWall, (s: Studio) => string> = {
  bars: ({ x, floor, w }) =>
    spread(9)
      .map((i) => {
        const at = x + (i - 4) * floor * 0.24;
        const top = floor * (0.06 + 0.07 * Math.abs(i - 4));
        return at < -20 || at > w + 20 ? '' : `<path d="M${r(at)} ${r(top)}V${r(floor)}"/>`;
      })
      .join(''),
  arch: ({ x, floor }) =>
    spread(3)
      .map((i) => {
        const a = floor * (0.46 + i * 0.2);
        return `<path d="M${r(x - a)} ${r(floor)}V${r(floor * 0.62)}A${r(a)} ${r(a * 0.98)} 0 0 1 ${r(x + a)} ${r(floor * 0.62)}V${r(floor)}"/>`;
      })
      .join(''),
  panels: ({ x, floor }) =>
    spread(5)
      .flatMap((i) =>
        spread(3).map((j) => {
          const s = floor * 0.3;
          const [cx, cy] = [x + (i - 2) * s * 1.12 + (j % 2 ? s * 0.56 : 0), floor * 0.12 + j * s * 0.92];
          return `<path d="M${r(cx)} ${r(cy - s * 0.5)}L${r(cx + s * 0.5)} ${r(cy)}L${r(cx)} ${r(cy + s * 0.5)}L${r(cx - s * 0.5)} ${r(cy)}Z" stroke-opacity="${r(0.9 - 0.2 * Math.abs(i - 2))}"/>`;
        }),
      )
      .join(''),
  halo: ({ x, floor }) =>
    spread(3)
      .map(
        (i) =>
          `<circle cx="${r(x)}" cy="${r(floor * 0.48)}" r="${r(floor * (0.4 + i * 0.13))}" stroke-opacity="${r(1 - i * 0.3)}"/>`,
      )
      .join(''),
};

const discs = ({ w, floor, palette, random }: Studio): string =>
  spread(16)
    .map(() => {
      const size = floor * (0.018 + random() ** 2 * 0.075);
      const hex = random() < 0.55 ? palette.accent : palette.ramp[3];
      return `<circle cx="${r(random() * w)}" cy="${r(random() * floor * 0.9)}" r="${r(size)}" fill="${hex}" fill-opacity="${r(0.1 + random() * 0.25)}" stroke="${hex}" stroke-opacity=".3" stroke-width="${r(size * 0.1)}"/>`;
    })
    .join('');

/** Two spotlights with beams that widen towards the table; each is drawn in three widths for a soft edge. */
const lamps = (id: string, { x, floor, palette }: Studio): string =>
  `<linearGradient id="${id}b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="${palette.accent}" stop-opacity="0"/></linearGradient><g fill="url(#${id}b)" fill-opacity=".1">` +
  [-1, 1]
    .flatMap((side) =>
      [0.22, 0.28, 0.34, 0.4].map((reach) => {
        const from = x + side * floor * 0.95;
        const to = x + side * floor * 0.1;
        return `<path d="M${r(from - reach * 14)} -4L${r(from + reach * 14)} -4L${r(to + floor * reach)} ${r(floor)}L${r(to - floor * reach)} ${r(floor)}Z"/>`;
      }),
    )
    .join('') +
  '</g>';

/** The set behind a live table: a wall of light lines, spotlights, bokeh. It is drawn over a graded scene. */
export const studioSvg = (id: string, wall: StudioWall, s: Studio): string => {
  const unit = s.floor / 200;
  const lines = walls[wall](s);
  return (
    `<rect width="${s.w}" height="${s.h}" fill="${s.palette.ramp[0]}" fill-opacity=".3"/>` +
    light(
      `${id}g`,
      mix(s.palette.ramp[3], s.palette.accent, 0.35),
      s.x,
      s.floor * 0.5,
      s.floor * 0.95,
      0.85,
    ) +
    `<filter color-interpolation-filters="sRGB" id="${id}s" filterUnits="userSpaceOnUse" x="0" y="0" width="${s.w}" height="${r(s.floor + unit * 12)}"><feGaussianBlur stdDeviation="${r(unit * 5)}"/></filter>` +
    `<g fill="none" stroke-linecap="round"><g stroke="${s.palette.accent}" stroke-opacity=".8" stroke-width="${r(unit * 8)}" filter="url(#${id}s)">${lines}</g><g stroke="${mix(s.palette.accent, '#ffffff', 0.35)}" stroke-width="${r(unit * 1.7)}">${lines}</g></g>` +
    discs(s) +
    lamps(id, s)
  );
};
