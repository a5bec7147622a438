import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ARTIFACTS } from '../setup/paths.ts';
import { chooseStages, namesOf, type Choice } from './chooseStages.ts';
import { readCases } from './reports/readCases.ts';
import { runStages } from './runStages.ts';
import { REPORTS } from './stages.ts';
import { hasPassed, summary } from './summary.ts';

const REPORT = join(ARTIFACTS, 'test-report.txt');
const MAX_SEEDS = 2 ** 31;

/** Reads the command line; an unknown word ends the run. */
function readChoice(): Choice {
  try {
    return chooseStages(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

const { stages, isFullRun, isList } = readChoice();
if (isList) {
  for (const name of namesOf(stages)) console.log(name);
  process.exit(0);
}

/* Steps are separate process groups, and end with us. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const seed = process.env.FUZZ_SEED ?? String(randomInt(MAX_SEEDS));
if (isFullRun) console.log(`Seed of the property tests: ${seed}. To repeat the run: FUZZ_SEED=${seed}`);
const env = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
  CI: process.env.CI ?? 'true',
  ...(isFullRun && { FULL_RUN: '1', FUZZ_SEED: seed }),
};

for (const folder of [REPORTS, join(ARTIFACTS, 'nx')]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const start = performance.now();
const { results, notRun } = await runStages(stages, { env, isFullRun });
const ended = { results, notRun, cases: readCases(REPORTS), seconds: (performance.now() - start) / 1000 };
const report = summary(ended);
writeFileSync(REPORT, `${isFullRun ? `Seed ${seed}\n` : ''}${report}\n`);
console.log(report);
process.exit(hasPassed(ended) ? 0 : 1);
