import { performance } from 'node:perf_hooks';
import { run } from '../setup/run.ts';
import { failureLines } from './failureLines.ts';
import { nxDurations, NX_PROFILE } from './nxDurations.ts';
import type { Stage, Step } from './stages.ts';

/** The result of a step. */
export interface StepResult {
  name: string;
  isOk: boolean;
  seconds: number;
  /** Its tasks, if Nx ran several, in seconds. */
  parts: readonly { name: string; seconds: number }[];
  /** The lines that describe the failures. */
  failures: readonly string[];
}

export interface RunOptions {
  env: NodeJS.ProcessEnv;
  isFullRun: boolean;
}

const MINUTE_MS = 60_000;
/** A full run has more to do in each step, so limits are multiplied by this. */
const FULL_RUN_LIMIT = 6;
/** More would use more than the two cores that we measure on. */
const LANES = 2;

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** The targets that Nx hadn't reported yet when a step timed out. */
function unfinished({ targets = [], limit }: Step, output: string): string[] {
  const left = targets.filter((target) => !new RegExp(`> nx run \\S+:${target}\\b`).test(output));
  return output.includes('it was ended after') && left.length > 0
    ? [`Not finished within ${limit} minutes: ${left.join(', ')}`]
    : [];
}

async function runStep(step: Step, { env, isFullRun }: RunOptions): Promise<StepResult> {
  const start = performance.now();
  console.log(`\n== ${step.name}`);
  const profile = `${NX_PROFILE}/${step.name.replaceAll(' ', '-')}.json`;
  const { code, output } = await run(step.command, [...step.args, ...(step.targets ?? [])], {
    show: true,
    env: { ...env, ...step.env, ...(step.command === 'nx' && { NX_PROFILE: profile }) },
    limitMs: step.limit * MINUTE_MS * (isFullRun ? FULL_RUN_LIMIT : 1),
  });
  const seconds = secondsSince(start);
  console.log(`== ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return {
    name: step.name,
    isOk: code === 0,
    seconds,
    parts: nxDurations(profile),
    failures: code === 0 ? [] : [...failureLines(output), ...unfinished(step, output)],
  };
}

async function prepare({ name, prepare: work }: Stage): Promise<StepResult[]> {
  if (!work) return [];
  const start = performance.now();
  const ended = (failures: readonly string[]) => [
    {
      name: `${name}: preparation`,
      isOk: failures.length === 0,
      seconds: secondsSince(start),
      parts: [],
      failures,
    },
  ];
  try {
    await work();
    return ended([]);
  } catch (error) {
    return ended([error instanceof Error ? error.message : String(error)]);
  }
}

/** Runs a stage's steps, some of them in parallel. */
async function runStage(stage: Stage, options: RunOptions): Promise<StepResult[]> {
  const results = await prepare(stage);
  if (results.some(({ isOk }) => !isOk)) return results;
  const left = [...stage.steps];
  const work = async () => {
    for (let step = left.shift(); step; step = left.shift()) results.push(await runStep(step, options));
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return results;
}

/** Runs the stages in turn. The gate stops after the first failed stage; a full run continues. */
export async function runStages(stages: readonly Stage[], options: RunOptions) {
  const results: StepResult[] = [];
  for (const [at, stage] of stages.entries()) {
    results.push(...(await runStage(stage, options)));
    if (!options.isFullRun && results.some(({ isOk }) => !isOk))
      return { results, notRun: stages.slice(at + 1).map(({ name }) => name) };
  }
  return { results, notRun: [] };
}
