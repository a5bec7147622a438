import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { RESULTS } from '../paths.ts';
import { budgetOf } from './budgets.ts';
import { judged, verdictOf } from './judge.ts';
import type { Measure } from './Measure.ts';

/** Saves a run as JSON in the artefacts; returns the file's path. */
export function writeReport(measures: readonly Measure[], options: object, start: Date): string {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${start.toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
  const report = {
    start: start.toISOString(),
    seconds: Math.round((Date.now() - start.getTime()) / 1000),
    machine: { node: process.version, cpus: cpus().length, load: loadavg() },
    options,
    measures: measures.map((measure) => ({
      ...measure,
      ...budgetOf(measure.metric),
      judged: judged(measure),
      verdict: verdictOf(measure),
    })),
  };
  writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
  return file;
}
