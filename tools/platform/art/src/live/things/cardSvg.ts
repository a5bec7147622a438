import { outline, widthOf } from '../../lettering/outline.ts';
import { r } from '../LiveBox.ts';

/** Suits in a box from -50 to 50. */
const suits = {
  spade:
    'M0 -48C8 -28 44 -10 44 16C44 32 32 40 21 40C13 40 7 36 4 30C5 40 9 46 16 50L-16 50C-9 46 -5 40 -4 30C-7 36 -13 40 -21 40C-32 40 -44 32 -44 16C-44 -10 -8 -28 0 -48Z',
  heart:
    'M0 46C-10 30 -46 8 -46 -18C-46 -34 -35 -44 -22 -44C-12 -44 -4 -38 0 -28C4 -38 12 -44 22 -44C35 -44 46 -34 46 -18C46 8 10 30 0 46Z',
  diamond: 'M0 -50C10 -30 24 -12 38 0C24 12 10 30 0 50C-10 30 -24 12 -38 0C-24 -12 -10 -30 0 -50Z',
  club: 'M0 -48A22 22 0 0 1 17 -12A22 22 0 1 1 6 22C6 38 10 45 17 50L-17 50C-10 45 -6 38 -6 22A22 22 0 1 1 -17 -12A22 22 0 0 1 0 -48Z',
} as const;
export type Suit = keyof typeof suits;

export type CardSpot = {
  x: number;
  y: number;
  /** The width; the height is 1.42 times that. */ width: number;
  turn?: number;
  lean?: string;
};

const ink: Record<Suit, readonly [string, string]> = {
  spade: ['#2a2c3a', '#0a0a12'],
  club: ['#2a2c3a', '#0a0a12'],
  heart: ['#f0344a', '#a8061f'],
  diamond: ['#f0344a', '#a8061f'],
};

const index = (rank: string, suit: Suit): string => {
  const size = rank.length > 1 ? 22 : 27;
  const data = outline('playfair-display', {
    text: rank,
    size,
    x: -36 - (widthOf('playfair-display', rank) * size) / 2,
    baseline: -42,
  });
  return `<path d="${data}"/><path d="${suits[suit]}" transform="translate(-36 -27) scale(.17)"/>`;
};

/** A playing card, face up, with its shadow. `lean` is an additional SVG transform that lays it down. */
export const cardSvg = (
  id: string,
  rank: string,
  suit: Suit,
  { x, y, width, turn = 0, lean = '' }: CardSpot,
): string => {
  const [light, deep] = ink[suit];
  const court = /[JQK]/.test(rank);
  const letter = court
    ? `<path d="${outline('playfair-display', { text: rank, size: 78, x: (-widthOf('playfair-display', rank) * 78) / 2, baseline: 20 })}"/><path d="${suits[suit]}" transform="translate(0 40) scale(.26)"/>`
    : `<path d="${suits[suit]}" transform="scale(.62)"/>`;
  const box = 'x="-50" y="-71" width="100" height="142" rx="9"';
  return (
    `<linearGradient id="${id}f" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".55" stop-color="#fbf6ea"/><stop offset="1" stop-color="#d9cdb8"/></linearGradient><linearGradient id="${id}i" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient><filter color-interpolation-filters="sRGB" id="${id}s" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>` +
    `<g transform="translate(${r(x)} ${r(y)}) ${lean} rotate(${r(turn)}) scale(${(width / 100).toFixed(3)})">` +
    `<rect ${box} fill="#000" fill-opacity=".55" transform="translate(4 8)" filter="url(#${id}s)"/><rect ${box} fill="url(#${id}f)"/>` +
    `<rect x="-43.5" y="-64.5" width="87" height="129" rx="5" fill="none" stroke="#c9a24a" stroke-opacity=".55" stroke-width=".9"/>` +
    `<g fill="url(#${id}i)">${index(rank, suit)}<g transform="rotate(180)">${index(rank, suit)}</g>${letter}</g>` +
    `<rect ${box} fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="1"/></g>`
  );
};
