import { seeded } from '../../random.ts';

/** The mean price, hundredths. */
const LEVEL = 1_000_00;
/** Superimposed waves: period (s) and amplitude (hundredths). */
const WAVES = [
  { name: 'tide', period: 613, height: 40_00 },
  { name: 'swell', period: 71, height: 14_00 },
  { name: 'wave', period: 17, height: 6_00 },
  { name: 'ripple', period: 5, height: 2_40 },
  { name: 'spray', period: 1, height: 60 },
] as const;

const smooth = (part: number) => part * part * (3 - 2 * part);

function waveAt(seed: number, name: string, turns: number): number {
  const turn = Math.floor(turns);
  const before = seeded(seed, 'price', name, turn);
  const after = seeded(seed, 'price', name, turn + 1);
  return before + (after - before) * smooth(turns - turn) - 0.5;
}

/** The price at a time (ms), in hundredths; a function of seed and time. */
export function priceAt(seed: number, moment: number): number {
  const seconds = moment / 1000;
  const sum = WAVES.reduce(
    (all, { name, period, height }) => all + height * waveAt(seed, name, seconds / period),
    0,
  );
  return Math.round(LEVEL + sum);
}

/** The prices of the last seconds up to a time (ms), one per second, oldest first. */
export function pricesUntil(seed: number, moment: number, seconds: number): number[] {
  const last = Math.floor(moment / 1000);
  return Array.from({ length: seconds }, (_, index) => priceAt(seed, (last - seconds + 1 + index) * 1000));
}
