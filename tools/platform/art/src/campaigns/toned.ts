import type { Palette } from '../compose/palettes.ts';

export const tones = ['natural', 'warm', 'cold', 'matte', 'vivid', 'duotone'] as const;
export type Tone = (typeof tones)[number];

const matrix = (values: string): string => `<feColorMatrix type="matrix" values="${values}"/>`;
const saturate = (amount: number): string => `<feColorMatrix type="saturate" values="${amount}"/>`;
/** Colours by lightness: from the first hex to the last. */
const table = (hexes: readonly string[]): string => {
  const row = (at: number): string =>
    hexes.map((hex) => (parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
  const func = (name: string, at: number): string => `<feFunc${name} type="table" tableValues="${row(at)}"/>`;
  return `<feComponentTransfer>${func('R', 1)}${func('G', 3)}${func('B', 5)}</feComponentTransfer>`;
};
const GREY = matrix('.34 .55 .11 0 0 .34 .55 .11 0 0 .34 .55 .11 0 0 0 0 0 1 0');

const filters: Record<Tone, (ramp: Palette['ramp']) => string> = {
  natural: () => '',
  warm: () => matrix('1.06 .03 0 0 .01 0 1 0 0 0 0 0 .84 0 0 0 0 0 1 0'),
  cold: () => matrix('.86 0 .02 0 0 0 .98 .02 0 0 0 .03 1.1 0 .01 0 0 0 1 0'),
  matte: () => saturate(0.8) + table(['#101116', '#7f7d7a', '#f1ece3']),
  vivid: () => saturate(1.34),
  duotone: (ramp) => GREY + table([ramp[0], ramp[2], ramp[3], ramp[4]]),
};

/** A drawing in a tone: a filter shifts its colours, including those of its objects. */
export const toned = (tone: Tone, id: string, ramp: Palette['ramp'], inner: string): string => {
  const steps = filters[tone](ramp);
  if (!steps) return inner;
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="1600" height="640" color-interpolation-filters="sRGB">${steps}</filter><g filter="url(#${id})">${inner}</g>`;
};
