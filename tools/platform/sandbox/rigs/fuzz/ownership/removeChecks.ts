import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Removal } from './withoutCheck.ts';

const RUN = join(import.meta.dirname, 'runWithout.ts');
const FOUND = 1;
/** The timeout of one run on a busy machine, ms. */
const TIME = 120_000;

/** The result of removing a check. */
export interface Outcome {
  removal: Removal;
  /** `unseen`: nothing detected it; `broken`: the source couldn't be loaded without it. */
  result: 'found' | 'unseen' | 'broken';
  /** The run's first line of output. */
  output: string;
}

const runOne = (removal: Removal): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [RUN, JSON.stringify(removal)],
      { env: { ...process.env, DATABASE_URL: '' }, timeout: TIME, maxBuffer: 64_000_000 },
      (error, stdout, stderr) => {
        const [output = ''] = (stdout || stderr).split('\n');
        /* A request that never ends counts as a detection, too. */
        if (error?.killed) return resolve({ removal, result: 'found', output: 'The run did not end.' });
        const result = !error ? 'unseen' : error.code === FOUND && stdout ? 'found' : 'broken';
        return resolve({ removal, result, output });
      },
    );
  });

/**
 * Runs the ownership fuzz without each of the checks, one process per check, in parallel on all processors.
 */
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
