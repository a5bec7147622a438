/** Rows as lines of text with aligned columns, numbers to the right. */
export function formatColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = (cell: string) => /^[\d,.]+(?: s)?$/.test(cell);
  const isRight = widths.map((_, column) => rows.some((row) => isNumber(row[column] ?? '')));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isRight[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
