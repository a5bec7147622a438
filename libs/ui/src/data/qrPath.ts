/** Modules of empty space around a code, which cameras need to find it. */
export const QUIET_ZONE = 4;

/** The dark modules of a QR code as an SVG path, one rectangle for each run in a row; a module is 1 by 1. */
export function qrPath(size: number, isDark: (row: number, column: number) => boolean): string {
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let start = -1;
    for (let column = 0; column <= size; column += 1) {
      const dark = column < size && isDark(row, column);
      if (dark && start < 0) start = column;
      if (dark || start < 0) continue;
      const length = column - start;
      runs.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`);
      start = -1;
    }
  }
  return runs.join('');
}
