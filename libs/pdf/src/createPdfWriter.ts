import type { jsPDF } from 'jspdf';

/** Page margin, in points. */
const MARGIN = 56;
const FOOT = 30;
/** Line height, as a multiple of the size. */
const LEADING = 1.45;

export interface LineStyle {
  size: number;
  bold?: boolean;
  /** Points from the margin. */
  indent?: number;
  /** Written left of the first line, within the indent. */
  mark?: string;
  /** Space above and below, in points. */
  before?: number;
  after?: number;
  /** Minimum space below the first line, in points; otherwise a new page starts. */
  keep?: number;
}

export interface PdfWriter {
  /** Writes a text over as many lines and pages as it needs. */
  write: (text: string, style: LineStyle) => void;
  /** Breaks a text into lines of `width`, and returns their total height. */
  fit: (text: string, style: LineStyle, width: number) => { lines: string[]; height: number };
  /** Reserves `height` points, on a new page if needed. @returns the position where they start */
  reserve: (height: number) => number;
  draw: (lines: string[], style: LineStyle, x: number, top: number) => void;
  left: number;
  width: number;
  /** Writes the footer of every page; call it last. */
  number: (words: (number: number, total: number) => string) => void;
}

/** A cursor that writes text over consecutive pages. All measures are in points. */
export function createPdfWriter(pdf: jsPDF): PdfWriter {
  const { width: paper, height } = pdf.internal.pageSize;
  const width = paper - 2 * MARGIN;
  const bottom = height - MARGIN;
  let top = MARGIN;

  const use = ({ size, bold }: LineStyle) => pdf.setFont('Text', bold ? 'bold' : 'normal').setFontSize(size);

  const reserve: PdfWriter['reserve'] = (space) => {
    if (top + space > bottom && top > MARGIN) {
      pdf.addPage();
      top = MARGIN;
    }
    const begins = top;
    top += space;
    return begins;
  };

  const fit: PdfWriter['fit'] = (text, style, available) => {
    use(style);
    const lines = pdf.splitTextToSize(text, available) as string[];
    return { lines, height: lines.length * style.size * LEADING };
  };

  const draw: PdfWriter['draw'] = (lines, style, x, from) => {
    use(style);
    lines.forEach((line, index) => pdf.text(line, x, from + style.size * (1 + index * LEADING)));
  };

  const write: PdfWriter['write'] = (text, style) => {
    const { size, indent = 0, mark, before = 0, after = 7, keep = 0 } = style;
    if (top > MARGIN) top += before;
    const line = size * LEADING;
    if (top + line + keep > bottom) top = bottom;
    fit(text, style, width - indent).lines.forEach((words, index) => {
      const from = reserve(line);
      if (index === 0 && mark) draw([mark], style, MARGIN + indent - 14, from);
      draw([words], style, MARGIN + indent, from);
    });
    top += after;
  };

  const number: PdfWriter['number'] = (words) => {
    const total = pdf.getNumberOfPages();
    for (let page = 1; page <= total; page += 1) {
      pdf.setPage(page);
      use({ size: 8.5 });
      pdf.text(words(page, total), paper / 2, height - FOOT, { align: 'center' });
    }
  };

  return { write, fit, reserve, draw, number, left: MARGIN, width };
}
