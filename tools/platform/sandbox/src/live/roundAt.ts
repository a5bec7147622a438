import { seededInt } from '../random.ts';

const SECOND = 1000;
/** A round takes from 20 to 40 s, constant for a table. */
const SHORTEST = 20;
const LONGEST = 40;

/** The number of a table's round at a time (ms), a function of seed, table and time. */
export function roundAt(seed: number, key: string, moment: number): number {
  const length = (SHORTEST + seededInt(seed, LONGEST - SHORTEST + 1, 'live', key, 'pace')) * SECOND;
  const start = seededInt(seed, length, 'live', key, 'start');
  return Math.floor((moment - start) / length);
}
