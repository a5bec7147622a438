import type { Block } from './Block.ts';
import type { Sheet } from './openSheet.ts';

const GAP = 10;
const PADDING = 4;

/** Writes a table row: cells of equal width next to each other, as high as the highest. */
export function drawRow(sheet: Sheet, { cells, head }: Extract<Block, { kind: 'row' }>, size: number) {
  if (cells.length === 0) return;
  const style = { size, bold: head };
  const width = (sheet.width - GAP * (cells.length - 1)) / cells.length;
  const fitted = cells.map((cell) => sheet.fit(cell, style, width));
  const from = sheet.take(Math.max(...fitted.map(({ height }) => height)) + PADDING);
  fitted.forEach(({ lines }, column) => sheet.draw(lines, style, sheet.left + column * (width + GAP), from));
}
