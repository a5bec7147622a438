import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareContracts } from './contract/compareContracts.ts';
import type { Description } from './contract/Description.ts';
import { findReleaseProblems } from './contract/findReleaseProblems.ts';
import { missingExamples } from './contract/missingExamples.ts';
import { CHANGELOG, CONTRACT, RELEASED } from './contract/contractFiles.ts';
import { unmarkedReplies } from './contract/unmarkedReplies.ts';
import { ROOT } from './root.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const readContract = (path: string) => JSON.parse(read(path)) as Description;

interface LintReport {
  problems: { message: string; severity: string; location: { source: { ref: string } }[] }[];
}

function lintProblems(): string[] {
  const redocly = join(ROOT, 'node_modules/.bin/redocly');
  let output: string;
  try {
    output = execFileSync(redocly, ['lint', '--format=json'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { problems } = JSON.parse(output) as LintReport;
  return problems.map(
    ({ message, severity, location }) => `${severity}: ${message} (${location[0]?.source.ref ?? 'openapi'})`,
  );
}

/**
 * The contract: no lint warning, an example of every body, a mark on every reply with money, and no breaking or
 * undocumented change.
 */
export function checkContract(): string[] {
  const [released, now] = [readContract(RELEASED), readContract(CONTRACT)];
  const versions = { released: released.info.version, now: now.info.version };
  return [
    ...lintProblems(),
    ...missingExamples(now),
    ...unmarkedReplies(now),
    ...findReleaseProblems(compareContracts(released, now), versions, read(CHANGELOG)),
  ];
}
