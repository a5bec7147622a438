import { mix } from '../../compose/mix.ts';
import { widthOf } from '../../lettering/outline.ts';
import type { Line } from '../../lettering/outline.ts';
import type { FaceName } from '../../lettering/faces.ts';
import { luminance } from '../contrast.ts';
import type { Mood } from '../moodOf.ts';

/** A line of a headline with the data of its path. */
export type TitleLine = Line & { data: string };
export type TitleInput = { id: string; face: FaceName; lines: readonly TitleLine[]; mood: Mood };

const r = (v: number): string => String(Math.round(v * 10) / 10);
const isDark = (hex: string): boolean => luminance(hex) < 0.3;
/** Lettering paths have an attribute by which tests find them. */
const path = (data: string, attributes: string): string =>
  `<path data-lettering="" d="${data}" ${attributes}/>`;
const copy = (data: string, attributes: string): string => `<path d="${data}" ${attributes}/>`;

const lastInColour = ({ lines, mood }: TitleInput, i: number): string =>
  lines.length > 1 && i === lines.length - 1 ? mood.highlight : mood.ink;

/** Flat lettering with a soft shadow; the last line in the brand's colour. */
const plain = (title: TitleInput): string =>
  title.lines
    .map(({ data, size }, i) => {
      const shade = isDark(title.mood.paper)
        ? copy(data, `fill="#000000" fill-opacity=".4" transform="translate(0 ${r(size * 0.035)})"`)
        : '';
      return shade + path(data, `fill="${lastInColour(title, i)}"`);
    })
    .join('');

/** A metal gradient between two shades of the brand's colour, with a thin dark rim. */
const metal = ({ id, lines, mood }: TitleInput): string => {
  const dark = isDark(mood.paper);
  const [from, to] = dark
    ? [mix(mood.metal, '#ffffff', 0.8), mix(mood.metal, mood.ramp[1], 0.12)]
    : [mix(mood.metal, '#000000', 0.05), mix(mood.metal, '#000000', 0.45)];
  const rim = dark ? mix(mood.ramp[0], '#000000', 0.5) : '#ffffff';
  return lines
    .map(
      ({ data, size, baseline }, i) =>
        `<linearGradient id="${id}m${i}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${r(baseline - size * 0.74)}" y2="${r(baseline)}"><stop offset="0" stop-color="${from}"/><stop offset=".46" stop-color="${mix(from, to, 0.35)}"/><stop offset=".54" stop-color="${to}"/><stop offset="1" stop-color="${mix(to, from, 0.55)}"/></linearGradient>` +
        copy(
          data,
          `fill="${rim}" fill-opacity=".6" stroke="${rim}" stroke-opacity=".6" stroke-width="${r(size * 0.05)}" stroke-linejoin="round" transform="translate(0 ${r(size * 0.03)})"`,
        ) +
        path(data, `fill="url(#${id}m${i})"`),
    )
    .join('');
};

/** A lit tube: a glow in the brand's colour around a pale core. */
const neon = ({ id, lines, mood }: TitleInput): string => {
  const glow = mood.accentField;
  return (
    `<filter id="${id}n" filterUnits="userSpaceOnUse" x="0" y="0" width="1600" height="640"><feGaussianBlur stdDeviation="9"/></filter>` +
    lines
      .map(({ data, size }, i) => {
        const hue = i % 2 ? mood.secondField : glow;
        return (
          copy(
            data,
            `fill="none" stroke="${hue}" stroke-width="${r(size * 0.16)}" stroke-opacity=".9" stroke-linejoin="round" filter="url(#${id}n)"`,
          ) +
          copy(
            data,
            `fill="none" stroke="${hue}" stroke-width="${r(size * 0.075)}" stroke-linejoin="round"`,
          ) +
          path(data, `fill="${mix(hue, '#ffffff', 0.9)}"`)
        );
      })
      .join('')
  );
};

/** The first lines as outlines, the last one filled. */
const outlined = ({ lines, mood }: TitleInput): string =>
  lines
    .map(({ data, size }, i) =>
      i < lines.length - 1
        ? path(
            data,
            `fill="none" stroke="${mood.ink}" stroke-width="${r(Math.max(2.5, size * 0.03))}" stroke-linejoin="round"`,
          )
        : path(data, `fill="${lines.length > 1 ? mood.highlight : mood.ink}"`),
    )
    .join('');

/** Cut-out letters with a thick rim and a hard shadow. */
const sticker = ({ lines, mood }: TitleInput): string => {
  const rim = isDark(mood.paper) ? '#ffffff' : mix(mood.accentField, '#2a0620', 0.45);
  const [first, other] = isDark(mood.paper)
    ? [mix(mood.accentField, '#000000', 0.12), mix(mood.highlight, '#000000', 0.3)]
    : ['#ffffff', mix(mood.secondField, '#ffffff', 0.45)];
  const back = lines
    .map(
      ({ data, size }) =>
        copy(
          data,
          `fill="#000000" fill-opacity=".28" stroke="#000000" stroke-opacity=".28" stroke-width="${r(size * 0.24)}" stroke-linejoin="round" transform="translate(${r(size * 0.05)} ${r(size * 0.08)})"`,
        ) +
        copy(data, `fill="${rim}" stroke="${rim}" stroke-width="${r(size * 0.24)}" stroke-linejoin="round"`),
    )
    .join('');
  return back + lines.map(({ data }, i) => path(data, `fill="${i % 2 ? other : first}"`)).join('');
};

/** Each line on a slanted bar, as in sports broadcasts. */
const bars = ({ face, lines, mood }: TitleInput): string =>
  lines
    .map(({ data, text, size, x, baseline }, i) => {
      const last = i === lines.length - 1;
      const field = last ? mood.accentField : mood.ink;
      const ink = last
        ? luminance(field) > 0.3
          ? '#0b0d10'
          : '#ffffff'
        : isDark(mood.ink)
          ? '#ffffff'
          : '#0b0d10';
      const [top, bottom] = [baseline - size * 0.88, baseline + size * 0.15];
      const [left, right] = [x - size * 0.16, x + size * (widthOf(face, text) + 0.16)];
      const lean = size * 0.14;
      return (
        `<path d="M${r(left + lean)} ${r(top)}H${r(right + lean)}L${r(right - lean)} ${r(bottom)}H${r(left - lean)}Z" fill="${field}"/>` +
        path(data, `fill="${ink}"`)
      );
    })
    .join('');

export type TitleStyleDrawing = {
  draw: (title: TitleInput) => string;
  upper: boolean;
  contrast: number;
  leading: number;
};

/** Headline styles for brands. */
export const titleStyles = {
  plain: { draw: plain, upper: false, contrast: 1, leading: 1.02 },
  capitals: { draw: plain, upper: true, contrast: 1.4, leading: 0.98 },
  metal: { draw: metal, upper: true, contrast: 1.3, leading: 1.04 },
  engraved: { draw: metal, upper: false, contrast: 1, leading: 1.04 },
  neon: { draw: neon, upper: true, contrast: 1.2, leading: 1.1 },
  outlined: { draw: outlined, upper: true, contrast: 1.25, leading: 1.02 },
  sticker: { draw: sticker, upper: false, contrast: 1.3, leading: 1.04 },
  bars: { draw: bars, upper: true, contrast: 1.2, leading: 1.22 },
} satisfies Record<string, TitleStyleDrawing>;
export type TitleStyle = keyof typeof titleStyles;
