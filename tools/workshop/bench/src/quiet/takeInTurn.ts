import { watchStolen } from './stolenShare.ts';

/** A sample with more steal than this is discarded. */
const QUIET = 0.03;
/** The maximum number of rounds for a page to collect its quiet samples. */
const MAX_ROUNDS = 15;

interface Options {
  /** How many quiet samples each page needs. */
  runs: number;
  phase: string;
  watch?: () => () => number;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/**
 * Measures several pages alternately (floor, home, lobby, lobby, home, …), so that a slow minute and the place in a round
 * affect all of them, and keeps only samples from times when no other process used the CPUs. The kept ones are logged to
 * stderr.
 * @returns the kept samples by page: none if the machine was never quiet
 */
export async function takeInTurn<Name extends string, T>(
  takes: Readonly<Record<Name, () => Promise<T>>>,
  { runs, phase, watch = watchStolen }: Options,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(takes) as Name[];
  const kept = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Name, T[]>;
  const shares: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const missing = names.filter((name) => kept[name].length < runs);
    if (missing.length === 0) break;
    if (round % 2 === 1) missing.reverse();
    for (const name of missing) {
      const stolen = watch();
      const take = await takes[name]();
      const share = stolen();
      if (share <= QUIET) kept[name].push(take);
      else shares.push(`${name} ${percent(share)}`);
    }
  }
  const counts = names.map((name) => `${name} ${kept[name].length}`).join(', ');
  const thrown = shares.length > 0 ? `; thrown away for stolen processor time: ${shares.join(', ')}` : '';
  console.error(`${phase}: kept ${counts} of ${runs}${thrown}`);
  return kept;
}
