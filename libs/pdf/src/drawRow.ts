import type { Block } from './Block.ts';
import type { PdfWriter } from './createPdfWriter.ts';

const GAP = 10;
const PADDING = 4;

/** Writes a table row: cells of equal width next to each other, as high as the highest. */
export function drawRow(writer: PdfWriter, { cells, head }: Extract<Block, { kind: 'row' }>, size: number) {
  if (cells.length === 0) return;
  const style = { size, bold: head };
  const width = (writer.width - GAP * (cells.length - 1)) / cells.length;
  const fitted = cells.map((cell) => writer.fit(cell, style, width));
  const from = writer.reserve(Math.max(...fitted.map(({ height }) => height)) + PADDING);
  fitted.forEach(({ lines }, column) =>
    writer.draw(lines, style, writer.left + column * (width + GAP), from),
  );
}
