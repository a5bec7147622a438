import type { jsPDF } from 'jspdf';

/** Points around the words of a page. */
const MARGIN = 56;
const FOOT = 30;
/** Line height, as a multiple of the size. */
const LEADING = 1.45;

export interface LineStyle {
  size: number;
  bold?: boolean;
  /** Points from the margin. */
  indent?: number;
  /** Stands left of the first line, in the indent. */
  mark?: string;
  /** Points of air over and under it. */
  before?: number;
  after?: number;
  /** Points that must be left under its first line, or a new page begins. */
  keep?: number;
}

export interface Sheet {
  /** Writes words over as many lines and pages as they need. */
  write: (text: string, style: LineStyle) => void;
  /** The words in lines of a width, and how high they are together. */
  fit: (text: string, style: LineStyle, width: number) => { lines: string[]; height: number };
  /** Makes room for `height` points, on a new page if need be. @returns where it begins */
  take: (height: number) => number;
  draw: (lines: string[], style: LineStyle, x: number, top: number) => void;
  left: number;
  width: number;
  /** Writes the foot of every page; the last thing that is done. */
  number: (words: (number: number, total: number) => string) => void;
}

/** A pen on pages that follow each other. All measures are points. */
export function openSheet(pdf: jsPDF): Sheet {
  const { width: paper, height } = pdf.internal.pageSize;
  const width = paper - 2 * MARGIN;
  const bottom = height - MARGIN;
  let top = MARGIN;

  const use = ({ size, bold }: LineStyle) => pdf.setFont('Text', bold ? 'bold' : 'normal').setFontSize(size);

  const take: Sheet['take'] = (room) => {
    if (top + room > bottom && top > MARGIN) {
      pdf.addPage();
      top = MARGIN;
    }
    const begins = top;
    top += room;
    return begins;
  };

  const fit: Sheet['fit'] = (text, style, room) => {
    use(style);
    const lines = pdf.splitTextToSize(text, room) as string[];
    return { lines, height: lines.length * style.size * LEADING };
  };

  const draw: Sheet['draw'] = (lines, style, x, from) => {
    use(style);
    lines.forEach((line, index) => pdf.text(line, x, from + style.size * (1 + index * LEADING)));
  };

  const write: Sheet['write'] = (text, style) => {
    const { size, indent = 0, mark, before = 0, after = 7, keep = 0 } = style;
    if (top > MARGIN) top += before;
    const line = size * LEADING;
    if (top + line + keep > bottom) top = bottom;
    fit(text, style, width - indent).lines.forEach((words, index) => {
      const from = take(line);
      if (index === 0 && mark) draw([mark], style, MARGIN + indent - 14, from);
      draw([words], style, MARGIN + indent, from);
    });
    top += after;
  };

  const number: Sheet['number'] = (words) => {
    const total = pdf.getNumberOfPages();
    for (let page = 1; page <= total; page += 1) {
      pdf.setPage(page);
      use({ size: 8.5 });
      pdf.text(words(page, total), paper / 2, height - FOOT, { align: 'center' });
    }
  };

  return { write, fit, take, draw, number, left: MARGIN, width };
}
