import type { Palette } from '../compose/palettes.ts';
import { pick } from '../compose/random.ts';
import { figures } from './figure/figures.ts';
import type { FigureName } from './figure/figures.ts';
import { figureSvg } from './figure/figureSvg.ts';
import { r } from './LiveBox.ts';

const dresses = [
  '#d4142e',
  '#1f5ae0',
  '#0f9a62',
  '#8a2be0',
  '#e0a526',
  '#e0307f',
  '#12a0b4',
  '#e8e2f2',
  '#c4122b',
  '#2a3cc0',
];
const skins = ['#c07a56', '#9a5a3e', '#7a4430', '#b06c4a'];
const hairs = ['#3a1c12', '#8a4a1e', '#1c1412', '#d8a850', '#5a2414', '#b0561e'];

/** Height of the figure's box down to the table's edge. */
const FIGURE = 404;

/** Whether this is the name of a dealer, neither empty nor unknown. */
export const isDealer = (name: string): name is FigureName => name in figures;

export type DealerSpot = {
  x: number;
  /** Top of the figure; `floor` is the far edge of the table. */ top: number;
  floor: number;
  /** 1 if it looks right, -1 if left. */ side: 1 | -1;
  palette: Palette;
  random: () => number;
};

/** A dealer at a table, dressed at random and lit by the palette. */
export const dealerSvg = (
  name: FigureName,
  id: string,
  { x, top, floor, side, palette, random }: DealerSpot,
): string => {
  const k = (floor - top) / FIGURE;
  const light = {
    dress: pick(dresses, random),
    skin: pick(skins, random),
    hair: pick(hairs, random),
    key: palette.accent,
    fill: palette.ramp[3],
    dark: palette.ramp[0],
  };
  return `<g transform="translate(${r(x - side * 200 * k)} ${r(top)}) scale(${(side * k).toFixed(4)} ${k.toFixed(4)})">${figureSvg(name, id, light)}</g>`;
};
