import { loadContract } from '../../src/contract/Contract.ts';
import { gapsOf } from './gapsOf.ts';
import { makeMatrix } from './makeMatrix.ts';
import type { Note } from './Note.ts';
import type { Row } from './Row.ts';

const MARKS: Record<Row['seen'], string> = { real: '', forced: ' (forced)', missing: ' MISSING' };
const WIDTH = 26;

function tableOf(rows: readonly Row[]): string[] {
  const byOperation = Map.groupBy(rows, ({ operationId }) => operationId);
  return [...byOperation].map(([operationId, own]) => {
    const cells = own.map(({ status, example, seen }) => `${status} ${example}${MARKS[seen]}`);
    return `${operationId.padEnd(WIDTH)} ${cells.join(', ')}`;
  });
}

/** The report of a run's notes, as lines: the table if requested, the totals and the gaps. */
export async function judgeNotes(
  notes: readonly Note[],
  wholeTable: boolean,
): Promise<{ lines: string[]; complete: boolean }> {
  const { operations } = await loadContract();
  const rows = makeMatrix(operations, notes);
  const count = (kind: Row['seen']) => rows.filter(({ seen }) => seen === kind).length;
  const gaps = gapsOf(rows, notes);
  const lines = [
    ...(wholeTable ? tableOf(rows) : []),
    `Matrix: ${operations.length} operations, ${rows.length} examples: ${count('real')} real, ${count('forced')} forced, ${count('missing')} missing`,
    ...gaps.map((gap) => `FAIL matrix: ${gap}`),
  ];
  return { lines, complete: gaps.length === 0 };
}
