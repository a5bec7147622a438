import { budgetOf } from './budgets.ts';
import { verdictOf } from './judge.ts';
import type { Measure } from './Measure.ts';

const HEAD = ['metric', 'of', 'value', 'spread', 'floor', 'ratio', 'budget', 'aim', 'verdict'] as const;
const SIGNS = { ratio: '×', excess: '+', value: '' } as const;

const number = (value: number) =>
  String(Math.abs(value) < 10 ? Math.round(value * 1000) / 1000 : Math.round(value * 10) / 10);

/** The smallest and the largest sample. */
const spreadOf = (samples: readonly number[] = []) =>
  samples.length > 1 ? `${number(Math.min(...samples))}–${number(Math.max(...samples))}` : '';

function cells(measure: Measure): string[] {
  const { metric, of, value, floor } = measure;
  const { unit, budget, aim, basis = 'value' } = budgetOf(metric);
  const ratio = value !== undefined && floor ? (value / floor).toFixed(2) : '';
  const shown = floor === undefined ? '' : number(floor);
  const mark = (limit?: number) => (limit === undefined ? '' : `${SIGNS[basis]}${limit}`);
  return [
    metric,
    of,
    value === undefined ? '' : `${number(value)} ${unit}`.trim(),
    spreadOf(measure.samples),
    shown,
    ratio,
    mark(budget),
    mark(aim),
    verdictOf(measure),
  ];
}

/** The measures as a plain text table, one per line. */
export function formatTable(measures: readonly Measure[]): string {
  const rows = [[...HEAD], ...measures.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
