import { performance } from 'node:perf_hooks';
import { buildApps } from '../setup/buildApps.ts';
import { ensureChromium } from '../setup/ensureChromium.ts';
import { ensureNginx } from '../setup/ensureNginx.ts';
import { ensureStrace } from '../setup/ensureStrace.ts';
import { run } from '../setup/run.ts';
import { failureLines } from './failureLines.ts';
import { STEPS, totalsOf, type Step } from './steps.ts';
import { addTotals, NO_TOTALS, type Totals } from './Totals.ts';

const THOROUGH = '--thorough';
/**
 * `npm test -- lint stories` runs the steps whose names start with these words; without names, all of them.
 * `--thorough` runs every visitor, and long randomised runs.
 */
const wanted = process.argv.slice(2).filter((word) => word !== THOROUGH);
const isThorough = process.argv.includes(THOROUGH);
const isWanted = ({ name, thorough }: Step) =>
  wanted.length === 0 ? isThorough || !thorough : wanted.some((word) => name.startsWith(word));

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
  if (STEPS.some((step) => step.thorough && isWanted(step))) await ensureStrace();
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
const steps = STEPS.filter(isWanted);
const beside = steps.filter(({ alone }) => !alone);
await Promise.all([work(beside), work(beside)]);
await work(steps.filter(({ alone }) => alone));
if (failures.length > 0) console.log(`\nWhat failed:${failures.join('\n')}`);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  `\nTotal: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped in ${minutes} minutes`,
);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
