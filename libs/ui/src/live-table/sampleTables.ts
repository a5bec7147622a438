import type { LiveBoard, ResultTone } from './LiveBoard.ts';
import type { LiveTableWords } from './LiveTableState.ts';

/** The words of a board in Turkish, for stories and tests. */
export const tableWords: LiveTableWords = {
  results: 'Son sonuçlar, en yenisi önce',
  seating: 'Koltuklar',
  free: 'boş',
  taken: 'dolu',
  colour: { red: 'kırmızı', black: 'siyah', green: 'yeşil' },
  side: {
    player: { letter: 'P', name: 'Oyuncu' },
    banker: { letter: 'B', name: 'Kasa' },
    dragon: { letter: 'E', name: 'Ejderha' },
    tiger: { letter: 'K', name: 'Kaplan' },
    tie: { letter: 'T', name: 'Berabere' },
  },
  total: (sum) => `toplam ${sum}`,
  dealer: 'Krupiye',
  limits: 'Bahis aralığı',
  unknown: 'bilinmiyor',
  seats: ({ free, total, players }) =>
    total === undefined ? `${players} oyuncu` : `${total} koltuktan ${free} tanesi boş`,
};

const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const colourOf = (number: number) => (number === 0 ? 'green' : REDS.has(number) ? 'red' : 'black');
const numbers = [17, 8, 0, 32, 26, 5, 11, 29, 36, 13, 20, 1, 14, 33, 6, 0, 19, 22, 9, 30];

type Side = 'B' | 'P' | 'T';
const sides = [...'BPPBTBBPBPPPBTBPBBPP'] as Side[];
const SIDES = { B: 'banker', P: 'player', T: 'tie' } as const;
const BEASTS = { B: 'dragon', P: 'tiger', T: 'tie' } as const;
const read = <T>(names: Readonly<Record<Side, T>>) => sides.map((side) => names[side]);

const throws = [
  [2, 5, 4],
  [6, 6, 6],
  [1, 3, 3],
  [4, 5, 6],
  [1, 1, 2],
  [2, 6, 6],
  [5, 5, 5],
  [3, 4, 6],
];

const segments: [string, ResultTone][] = [
  ['2', 'blue'],
  ['1', 'gold'],
  ['40', 'black'],
  ['5', 'purple'],
  ['8', 'green'],
  ['15', 'orange'],
  ['10', 'red'],
  ['20', 'teal'],
  ['30', 'pink'],
  ['1', 'gold'],
];

const heights: [string, ResultTone][] = [
  ['14,25x', 'gold'],
  ['1,08x', 'red'],
  ['2,40x', 'blue'],
  ['1,64x', 'red'],
  ['3,91x', 'blue'],
  ['1,00x', 'red'],
];

/** A board of every kind, as the feed's eight table types and the tables without one come to. */
export const sampleBoards = {
  roulette: {
    kind: 'roulette',
    results: numbers.map((number) => ({ number: `${number}`, colour: colourOf(number) })),
  },
  blackjack: { kind: 'seats', taken: [true, false, true, true, false, true, false] },
  baccarat: { kind: 'baccarat', results: read(SIDES) },
  dragonTiger: { kind: 'dragon-tiger', results: read(BEASTS) },
  sicBo: {
    kind: 'dice',
    results: throws.map((dice) => ({ dice, total: dice.reduce((sum, die) => sum + die, 0) })),
  },
  megaWheel: { kind: 'wheel', results: segments.map(([segment, tone]) => ({ segment, tone })) },
  boomOrBust: { kind: 'flight', results: heights.map(([height, tone]) => ({ height, tone })) },
  poker: { kind: 'poker', results: ['Ful', 'Kent', 'Üçlü', 'Döper', 'Floş'] },
  other: { kind: 'other', results: ['Hindistan', 'Avustralya', 'Berabere'] },
} as const satisfies Record<string, LiveBoard>;
