/** A piece of a document, and the line it starts in. */
export interface Piece {
  text: string;
  line: number;
}

const BLOCK = /^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2 *$/gm;
/** Between equally many backticks, within a paragraph. */
const SPAN = /(?<!`)(`+)(?!`)((?:(?!\n\n)[\s\S])+?)(?<!`)\1(?!`)/g;

/** The line of a position in a text, from 1. */
export const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Every match of a pattern, or of its group with this number. */
export const piecesOf = (text: string, pattern: RegExp, group = 0): Piece[] =>
  [...text.matchAll(pattern)].map((match) => ({
    text: match[group] ?? '',
    line: lineOf(text, match.index),
  }));

/** A document with its code blocks replaced by empty lines. */
export const withoutBlocks = (document: string): string =>
  document.replace(BLOCK, (block) => block.replaceAll(/[^\n]/g, ''));

/** The code blocks of a document. */
export const blocksOf = (document: string): Piece[] => piecesOf(document, BLOCK);

/** Everything in backticks in a document, except its code blocks. */
export const spansOf = (document: string): Piece[] => piecesOf(withoutBlocks(document), SPAN, 2);
