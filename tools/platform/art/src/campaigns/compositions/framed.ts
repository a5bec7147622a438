import { light } from '../../compose/atmosphere.ts';
import { backdrop, standing } from '../../compose/images.ts';
import { mix } from '../../compose/mix.ts';
import type { Board, CampaignComposition } from '../Board.ts';
import { fill, glowing, thing } from './parts.ts';

type Window = { x: number; y: number; w: number; h: number };

/** The outlines of windows: stepped as in art deco, pointed as in a palace, round as on a ship. */
const arches: Record<string, (win: Window) => string> = {
  stepped: ({ x, y, w, h }) => {
    const s = w * 0.09;
    return `M${x} ${y + h}V${y + s * 3}H${x + s}V${y + s * 2}H${x + s * 2}V${y + s}H${x + s * 3}V${y}H${x + w - s * 3}V${y + s}H${x + w - s * 2}V${y + s * 2}H${x + w - s}V${y + s * 3}H${x + w}V${y + h}Z`;
  },
  pointed: ({ x, y, w, h }) =>
    `M${x} ${y + h}V${y + h * 0.42}C${x} ${y + h * 0.2} ${x + w * 0.36} ${y + h * 0.2} ${x + w / 2} ${y}C${x + w * 0.64} ${y + h * 0.2} ${x + w} ${y + h * 0.2} ${x + w} ${y + h * 0.42}V${y + h}Z`,
  round: ({ x, y, w, h }) => `M${x + w / 2} ${y}A${w / 2} ${h / 2} 0 1 1 ${x + w / 2 - 0.1} ${y}Z`,
};

const fan = (x: number, y: number, reach: number, turn: number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const a = ((turn + i * 11.25) * Math.PI) / 180;
    return `M${x} ${y}L${(x + Math.cos(a) * reach).toFixed(1)} ${(y + Math.sin(a) * reach).toFixed(1)}`;
  }).join('');

/** Border lines with fans in the corners. */
const border = ({ w, h, mood }: Board, wide: boolean): string => {
  const [l, t, rt, bt] = wide ? [40, 66, w - 40, h - 66] : [22, 132, w - 22, h - 26];
  const hue = mood.highlight;
  const reach = wide ? 92 : 64;
  const corners =
    fan(l, t, reach, 0) +
    fan(rt, t, reach, 90) +
    fan(rt, bt, reach, 180) +
    (wide ? '' : fan(l, bt, reach, 270));
  return `<g fill="none" stroke="${hue}"><rect x="${l}" y="${t}" width="${rt - l}" height="${bt - t}" stroke-width="2.5"/><rect x="${l + 9}" y="${t + 9}" width="${rt - l - 18}" height="${bt - t - 18}" stroke-width="1"/><path d="${corners}" stroke-width="1.5" stroke-opacity=".75"/></g>`;
};

const archOf = (arch: keyof typeof arches, win: Window): string => arches[arch]?.(win) ?? '';

const grown = ({ x, y, w, h }: Window, by: number): Window => ({
  x: x - by,
  y: y - by,
  w: w + by * 2,
  h: h + by * 2,
});

/** A poster with a border and a window that contains the scene and the hero. */
const framedWith = (arch: keyof typeof arches): CampaignComposition => ({
  words: {
    desktop: {
      x: 262,
      y: 104,
      width: 570,
      height: 372,
      align: 'middle',
      anchor: 'middle',
      lines: 3,
      small: 44,
    },
    mobile: {
      x: 56,
      y: 424,
      width: 668,
      height: 176,
      align: 'middle',
      anchor: 'middle',
      lines: 2,
      small: 34,
    },
  },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const round = arch === 'round';
    const win: Window = wide
      ? round
        ? { x: 860, y: 78, w: 484, h: 484 }
        : { x: 890, y: 78, w: 430, h: 484 }
      : round
        ? { x: 202, y: 28, w: 376, h: 376 }
        : { x: 215, y: 24, w: 350, h: 390 };
    const [x, y] = [win.x + win.w / 2, win.y + win.h * (round ? 0.5 : 0.58)];
    const size = win.w * 0.86;
    const inside = `<clipPath id="${b.id}p"><path d="${archOf(arch, win)}"/></clipPath><g clip-path="url(#${b.id}p)"><g transform="translate(${win.x} ${win.y})">${backdrop(b.scene, b.mood, win.w, win.h)}</g>${light(`${b.id}l`, b.mood.accent, x, y, win.w * 0.6, 0.85)}</g>`;
    return (
      fill(b, b.mood.paper) +
      light(`${b.id}g`, b.mood.ramp[2], x, y, b.w * 0.4, 0.4) +
      border(b, wide) +
      `<path d="${archOf(arch, grown(win, 16))}" fill="${b.mood.paper}" stroke="${b.mood.highlight}" stroke-width="2"/>` +
      inside +
      `<path d="${archOf(arch, win)}" fill="none" stroke="${b.mood.highlight}" stroke-width="7"/><path d="${archOf(arch, grown(win, -7))}" fill="none" stroke="${mix(b.mood.highlight, '#ffffff', 0.5)}" stroke-width="1.5"/>` +
      glowing(b, { x, y, size }) +
      standing(thing(b, 0), {
        x: win.x + win.w * 0.06,
        y: win.y + win.h * 0.86,
        size: win.w * 0.32,
        turn: -10,
      }) +
      standing(thing(b, 1), {
        x: win.x + win.w * 0.95,
        y: win.y + win.h * 0.84,
        size: win.w * 0.34,
        turn: 10,
      })
    );
  },
});

export const framed = framedWith('stepped');
export const arched = framedWith('pointed');
export const porthole = framedWith('round');
