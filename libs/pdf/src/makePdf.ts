import { jsPDF } from 'jspdf';
import type { Block } from './Block.ts';
import { createPdfWriter, type PdfWriter } from './createPdfWriter.ts';
import { drawRow } from './drawRow.ts';

/** TrueType fonts as bytes. */
export interface PdfFonts {
  regular: ArrayBuffer;
  bold: ArrayBuffer;
}

export interface PdfLabels {
  title: string;
  /** The brand's name, shown above the title. */
  brand: string;
  language: string;
  /** The footer line of a page. */
  page: (number: number, total: number) => string;
}

const HEADING_SIZES: Readonly<Record<number, number>> = { 1: 16, 2: 15, 3: 12.5 };
const SMALLEST_HEADING = 11;
const TEXT = 10.5;
const SMALL = 8.5;
/** Indent per list or quotation, in points. */
const STEP = 16;

/** One character per byte, as jsPDF's file store expects. */
function byteString(bytes: ArrayBuffer): string {
  const CHUNK = 8192;
  const all = new Uint8Array(bytes);
  let text = '';
  for (let at = 0; at < all.length; at += CHUNK) text += String.fromCharCode(...all.subarray(at, at + CHUNK));
  return text;
}

function addFont(pdf: jsPDF, bytes: ArrayBuffer, style: 'normal' | 'bold') {
  pdf.addFileToVFS(`${style}.ttf`, byteString(bytes));
  pdf.addFont(`${style}.ttf`, 'Text', style);
}

function drawBlock(writer: PdfWriter, block: Block) {
  switch (block.kind) {
    case 'heading':
      return writer.write(block.text, {
        size: HEADING_SIZES[block.level] ?? SMALLEST_HEADING,
        bold: true,
        before: 12,
        /* A heading is never the last line of a page. */
        keep: 40,
      });
    case 'text':
      return writer.write(block.text, {
        size: block.small ? SMALL : TEXT,
        indent: (block.depth ?? 0) * STEP,
      });
    case 'item':
      return writer.write(block.text, { size: TEXT, indent: block.depth * STEP, mark: block.mark, after: 3 });
    case 'row':
      return drawRow(writer, block, TEXT - 1);
  }
}

/** Renders a text as a PDF: letter, portrait, with real text instead of an image (spec 2/2.9/4 and 5). */
export function makePdf(labels: PdfLabels, blocks: readonly Block[], fonts: PdfFonts): Blob {
  const pdf = new jsPDF({ unit: 'pt', format: 'letter', orientation: 'portrait', compress: true });
  addFont(pdf, fonts.regular, 'normal');
  addFont(pdf, fonts.bold, 'bold');
  pdf.setProperties({ title: labels.title, author: labels.brand });
  pdf.setLanguage(labels.language === 'tr' ? 'tr' : 'en-US');
  const writer = createPdfWriter(pdf);
  writer.write(labels.brand, { size: SMALL, after: 2 });
  writer.write(labels.title, { size: 22, bold: true, after: 14 });
  for (const block of blocks) drawBlock(writer, block);
  writer.number(labels.page);
  return pdf.output('blob');
}
