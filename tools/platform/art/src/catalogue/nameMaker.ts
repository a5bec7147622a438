import { pick } from '../compose/random.ts';

const tails = [
  'Deluxe',
  'Gold',
  'XL',
  'Extra',
  'Max',
  'Reloaded',
  'Hold & Spin',
  'Jackpots',
  'Bonus',
  'Rapid',
  'Legends',
  'Nights',
  'Ways',
  'Boost',
  'Supreme',
  'Infinity',
  'II',
  'III',
  'Extreme',
  'Prime',
  'Power',
  'Collect',
  'Wilds',
  'Respin',
  'Grand',
  'Tournament',
  'Fever',
  'Mania',
  'Riches',
  'Classic',
];
const turkishTails = [
  'Deluxe',
  'Altın',
  '2',
  'Ekstra',
  'Gecesi',
  'Şöleni',
  'Kulübü',
  'Jackpot',
  'Maksi',
  'Turbo',
  '3',
  'Yarışı',
  'Efsanesi',
  'Plus',
  'Bonus',
];

type Words = { first: readonly string[]; second: readonly string[]; turkish: readonly string[] };
export type Named = { name: string; turkish: boolean };

const FRESH_TRIES = 24;
const repeats = (a: string, b: string): boolean =>
  a.split(/[^\p{L}]+/u).some((w) => w.length > 3 && b.toLowerCase().includes(w.toLowerCase().slice(0, 4)));

/** Creates unique names: plain ones first, then with a suffix. */
export const nameMaker = (random: () => number, used: Set<string> = new Set()): ((words: Words) => Named) => {
  const english = (words: Words, tailed: boolean): string => {
    const second = pick(words.second, random);
    const first = pick(
      words.first.filter((f) => !repeats(f, second)),
      random,
    );
    return tailed ? `${first} ${second} ${pick(tails, random)}` : `${first} ${second}`;
  };
  const turkish = (words: Words, tailed: boolean): string =>
    tailed ? `${pick(words.turkish, random)} ${pick(turkishTails, random)}` : pick(words.turkish, random);
  return (words) => {
    const local = random() < 0.155;
    const make = local ? turkish : english;
    for (let i = 0; i < FRESH_TRIES * 3; i++) {
      const name = make(words, i >= FRESH_TRIES);
      if (used.has(name)) continue;
      used.add(name);
      return { name, turkish: local };
    }
    for (let n = 2; ; n++) {
      const name = `${make(words, true)} ${n}`;
      if (used.has(name)) continue;
      used.add(name);
      return { name, turkish: local };
    }
  };
};
