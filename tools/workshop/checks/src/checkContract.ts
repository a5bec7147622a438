import { contractProblems } from '@baize/api/contract-problems';
import { readFileSync } from 'node:fs';
import { compareContracts } from './contract/compareContracts.ts';
import type { Description } from './contract/Description.ts';
import { findReleaseProblems } from './contract/findReleaseProblems.ts';
import { missingExamples } from './contract/missingExamples.ts';
import { CHANGELOG, CONTRACT, RELEASED } from './contract/contractFiles.ts';
import { unmarkedReplies } from './contract/unmarkedReplies.ts';
import { ROOT } from './root.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const readContract = (path: string) => JSON.parse(read(path)) as Description;

/**
 * Checks the contract: no lint warnings, an example of every body, a mark on every reply with money, and no breaking or
 * undocumented change.
 */
export function checkContract(): string[] {
  const lint = contractProblems(ROOT);
  const [released, now] = [readContract(RELEASED), readContract(CONTRACT)];
  const versions = { released: released.info.version, now: now.info.version };
  return [
    ...lint,
    ...missingExamples(now),
    ...unmarkedReplies(now),
    ...findReleaseProblems(compareContracts(released, now), versions, read(CHANGELOG)),
  ];
}
