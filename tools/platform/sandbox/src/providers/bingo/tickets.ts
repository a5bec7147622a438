import { BALLS, sample, type Numbers } from './numbers.ts';

/** Three rows of nine cells; 0 is an empty one. */
export type Ticket = readonly (readonly number[])[];

const ROWS = [0, 1, 2] as const;
const COLUMNS = 9;
const PER_ROW = 5;
const COLUMN_LIST = Array.from({ length: COLUMNS }, (_, column) => column);

/** The numbers of a column: 1 to 9, then by tens, and 80 to 90. */
export const columnNumbers = (column: number): number[] => {
  const first = column === 0 ? 1 : column * 10;
  const last = column === COLUMNS - 1 ? BALLS : column * 10 + 9;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** The count of numbers in each column: one to three, fifteen in all. */
function columnCounts(numbers: Numbers): number[] {
  const further = COLUMN_LIST.flatMap((column) => [column, column]);
  const counts = COLUMN_LIST.map(() => 1);
  for (const column of sample(numbers, further, PER_ROW * ROWS.length - COLUMNS))
    counts[column] = (counts[column] ?? 0) + 1;
  return counts;
}

/** Draws a ticket: five numbers in each row, one to three in each column, ascending downwards. */
export function drawTicket(numbers: Numbers): Ticket {
  const rows = ROWS.map(() => COLUMN_LIST.map(() => 0));
  const left = ROWS.map(() => PER_ROW);
  const counts = columnCounts(numbers);
  /* The fullest columns first, into the emptiest rows: this always results in five numbers per row. */
  const order = sample(numbers, COLUMN_LIST, COLUMNS).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  for (const column of order) {
    const count = counts[column] ?? 0;
    const into = sample(numbers, ROWS, ROWS.length)
      .sort((a, b) => (left[b] ?? 0) - (left[a] ?? 0))
      .slice(0, count)
      .sort((a, b) => a - b);
    const values = sample(numbers, columnNumbers(column), count).sort((a, b) => a - b);
    for (const [index, row] of into.entries()) {
      rows[row]?.splice(column, 1, values[index] ?? 0);
      left[row] = (left[row] ?? 0) - 1;
    }
  }
  return rows;
}
