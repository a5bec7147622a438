import { performance } from 'node:perf_hooks';
import { buildApps } from '../setup/buildApps.ts';
import { ensureChromium } from '../setup/ensureChromium.ts';
import { ensureNginx } from '../setup/ensureNginx.ts';
import { ensureStrace } from '../setup/ensureStrace.ts';
import { run } from '../setup/run.ts';
import { chooseSteps } from './chooseSteps.ts';
import { failureLines } from './failureLines.ts';
import { STEPS, totalsOf, type Step } from './steps.ts';
import { addTotals, NO_TOTALS, type Totals } from './Totals.ts';

/** The command line's choice of steps; a word that means nothing ends the run. */
function readChoice() {
  try {
    return chooseSteps(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

const { steps, isThorough, isList } = readChoice();
if (isList) {
  for (const { name, thorough } of STEPS) console.log(thorough ? `${name} (thorough)` : name);
  process.exit(0);
}

const ENV = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
  CI: process.env.CI ?? 'true',
  ...(isThorough && { THOROUGH: '1' }),
};

/** Failures, repeated at the end: logs are often truncated at the front. */
const failures: string[] = [];

async function runStep(step: Step): Promise<Totals> {
  const start = performance.now();
  console.log(`\n== ${step.name}`);
  const { code, output } = await run(step.command, step.args, { show: step.totals !== undefined, env: ENV });
  if (code !== 0 && !step.totals) console.log(output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  if (code !== 0) failures.push(`\n${step.name}:`, ...failureLines(output));
  return totalsOf(step, output, code);
}

async function setUp() {
  await ensureChromium();
  await ensureNginx();
  if (steps.some(({ thorough }) => thorough)) await ensureStrace();
  await buildApps();
}

try {
  await setUp();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('Total: 0 passed, 1 failed');
  process.exit(1);
}

let totals = NO_TOTALS;

/** Runs the remaining steps one after the other. */
async function work(left: Step[]) {
  for (let step = left.shift(); step; step = left.shift()) {
    const ran = await runStep(step);
    totals = addTotals(totals, ran);
  }
}

const started = performance.now();
const beside = steps.filter(({ alone }) => !alone);
await Promise.all([work(beside), work(beside)]);
await work(steps.filter(({ alone }) => alone));
if (failures.length > 0) console.log(`\nWhat failed:${failures.join('\n')}`);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  `\nTotal: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped in ${minutes} minutes`,
);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
