import { mix } from '../../compose/mix.ts';
import { outline, widthOf } from '../../lettering/outline.ts';
import { r } from '../LiveBox.ts';

const SLOTS = 24;
const numbers = [1, 2, 1, 5, 1, 2, 8, 1, 2, 10, 1, 5, 2, 1, 20, 1, 2, 5, 1, 8, 2, 1, 40, 2] as const;

const wheelColours = {
  show: {
    1: '#f2b51d',
    2: '#1f6be0',
    5: '#8a2be0',
    8: '#e0268a',
    10: '#12a05a',
    20: '#e0441d',
    40: '#c4122b',
  },
  candy: {
    1: '#ff8cc6',
    2: '#7fd6ff',
    5: '#b48cff',
    8: '#ffd24a',
    10: '#7fe0a8',
    20: '#ff6f9f',
    40: '#f0308f',
  },
} as const;
export type WheelColours = keyof typeof wheelColours;

const at = (slot: number, radius: number): readonly [number, number] => {
  const a = (slot / SLOTS) * 2 * Math.PI;
  return [Math.sin(a) * radius, -Math.cos(a) * radius];
};

const wedge = (i: number): string => {
  const [ax, ay] = at(i - 0.5, 172);
  const [bx, by] = at(i + 0.5, 172);
  return `M0 0L${r(ax)} ${r(ay)}A172 172 0 0 1 ${r(bx)} ${r(by)}Z`;
};

const label = (n: number, i: number): string => {
  const text = String(n);
  const size = 34;
  const data = outline('russo-one', {
    text,
    size,
    x: (-widthOf('russo-one', text) * size) / 2,
    baseline: -129,
  });
  return `<path d="${data}" transform="rotate(${r((i / SLOTS) * 360)})"/>`;
};

const dots = (count: number, radius: number, size: number, offset = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = at(((i + offset) / count) * SLOTS, radius);
    return `<circle cx="${r(x)}" cy="${r(y)}" r="${size}"/>`;
  }).join('');

const defs = (id: string): string =>
  `<linearGradient id="${id}m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3bd"/><stop offset=".3" stop-color="#e8a92a"/><stop offset=".5" stop-color="#7d4808"/><stop offset=".62" stop-color="#ffe08a"/><stop offset="1" stop-color="#8a530c"/></linearGradient>` +
  `<radialGradient id="${id}d" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="172"><stop offset=".2" stop-color="#000" stop-opacity=".5"/><stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>` +
  `<linearGradient id="${id}g" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
  `<radialGradient id="${id}l"><stop offset="0" stop-color="#fffdf0"/><stop offset=".4" stop-color="#ffe9a0" stop-opacity=".9"/><stop offset="1" stop-color="#ffc83a" stop-opacity="0"/></radialGradient>` +
  `<filter color-interpolation-filters="sRGB" id="${id}s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="8"/></filter>`;

export type WheelSpot = {
  x: number;
  y: number;
  size: number;
  turn?: number;
  colours: WheelColours;
  glow: string;
};

/** An upright show wheel with its numbers, seen slightly from the side; `size` is its diameter. */
export const bigWheelSvg = (id: string, { x, y, size, turn = 0, colours, glow }: WheelSpot): string => {
  const tint = wheelColours[colours];
  const slots = numbers
    .map((n, i) => `<path d="${wedge(i)}" fill="${i % 2 ? tint[n] : mix(tint[n], '#000000', 0.1)}"/>`)
    .join('');
  const frets = numbers
    .map(
      (_, i) =>
        `<path d="M0 0L${at(i + 0.5, 172)
          .map(r)
          .join(' ')}"/>`,
    )
    .join('');
  return (
    defs(id) +
    `<g transform="translate(${r(x)} ${r(y)}) scale(${((size / 420) * 0.97).toFixed(3)} ${(size / 420).toFixed(3)})">` +
    `<circle r="208" fill="${glow}" fill-opacity=".6" filter="url(#${id}s)"/><circle r="202" cx="-7" cy="7" fill="#2a1504"/><circle r="202" fill="url(#${id}m)"/><circle r="190" fill="#1c0f2a"/>` +
    `<g transform="rotate(${r(turn)})">${slots}<g stroke="#ffe9ae" stroke-width="2">${frets}</g><g fill="#1a0d1e" fill-opacity=".55" transform="translate(1.5 2.5)">${numbers.map(label).join('')}</g><g fill="#fff">${numbers.map(label).join('')}</g></g>` +
    `<circle r="172" fill="url(#${id}d)"/><circle r="172" fill="none" stroke="url(#${id}m)" stroke-width="5"/>` +
    `<g fill="url(#${id}l)">${dots(32, 181, 11)}</g><g fill="#fff6d0">${dots(32, 181, 4)}</g>` +
    `<circle r="66" fill="url(#${id}m)"/><circle r="58" fill="#241038"/><circle r="52" fill="none" stroke="url(#${id}m)" stroke-width="3"/><path d="M0 -40L10 -13L38 -12L16 6L24 33L0 17L-24 33L-16 6L-38 -12L-10 -13Z" fill="url(#${id}m)" stroke="#fff3bd" stroke-width="1.5"/>` +
    `<path d="M-172 0A172 172 0 0 1 172 0C120 -40 -60 -60 -172 0Z" fill="url(#${id}g)"/>` +
    `<path d="M0 -148L-20 -206Q0 -222 20 -206Z" fill="url(#${id}m)" stroke="#3a1c04" stroke-width="3" stroke-linejoin="round"/><circle cy="-199" r="7" fill="#c4122b" stroke="#fff3bd" stroke-width="2"/></g>`
  );
};
