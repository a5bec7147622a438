import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Removal } from './withoutCheck.ts';

const RUN = join(import.meta.dirname, 'runWithout.ts');
const FOUND = 1;
/** For one run on a busy machine, ms. */
const TIME = 120_000;

/** What became of a removed check. */
export interface Outcome {
  removal: Removal;
  /** `unseen`: nothing noticed; `broken`: the source could not be loaded without it. */
  result: 'found' | 'unseen' | 'broken';
  /** What the run said first. */
  said: string;
}

const runOne = (removal: Removal): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [RUN, JSON.stringify(removal)],
      { env: { ...process.env, DATABASE_URL: '' }, timeout: TIME, maxBuffer: 64_000_000 },
      (error, stdout, stderr) => {
        const [said = ''] = (stdout || stderr).split('\n');
        /* A call that never ends is noticed, too. */
        if (error?.killed) return resolve({ removal, result: 'found', said: 'The run did not end.' });
        const result = !error ? 'unseen' : error.code === FOUND && stdout ? 'found' : 'broken';
        return resolve({ removal, result, said });
      },
    );
  });

/** Runs the ownership fuzz without each of the checks, a process for each, as many at a time as there are processors. */
export async function removeChecks(
  removals: readonly Removal[],
  onOutcome: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = removals.values();
  const work = async () => {
    for (const removal of queue) {
      const outcome = await runOne(removal);
      outcomes.push(outcome);
      onOutcome(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return outcomes;
}
