import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Options } from '../options.ts';
import { HISTORY, ROOT } from '../paths.ts';
import { budgetOf } from './budgets.ts';
import { growthsOf, type Growth } from './growthsOf.ts';
import type { HistoryEntry } from './HistoryEntry.ts';
import { judged } from './judge.ts';
import type { Measure } from './Measure.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const commitOf = () =>
  `${git('rev-parse', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '+' : ''}`;

/** Figures that are better the smaller they are, which can grow. */
function figuresOf(measures: readonly Measure[]): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const measure of measures) {
    const value = judged(measure);
    if (value !== undefined && budgetOf(measure.metric).more !== true)
      figures[`${measure.metric}: ${measure.of}`] = value;
  }
  return figures;
}

const entriesOf = (file: string): HistoryEntry[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as HistoryEntry)
    : [];

/** Appends a run to the history, and returns which of its figures have grown by more than a fifth. */
export function keepHistory(
  measures: readonly Measure[],
  { brand, app, cpu }: Pick<Options, 'brand' | 'app' | 'cpu'>,
  start: Date,
): Growth[] {
  const entry: HistoryEntry = {
    commit: commitOf(),
    date: start.toISOString(),
    brand,
    app,
    cpu,
    figures: figuresOf(measures),
  };
  const growths = growthsOf(entry, entriesOf(HISTORY));
  mkdirSync(dirname(HISTORY), { recursive: true });
  appendFileSync(HISTORY, `${JSON.stringify(entry)}\n`);
  return growths;
}
