import { piecesOf, withoutBlocks, type Piece } from '../documents/piecesOf.ts';

const SCRIPT = /\.[jt]sx?$/;
const COMMENT = /(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/ .*$)/gm;
/** The first argument after `it`, or after the rows of `it.each`. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|[\])])\(\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;
/** Code in a comment or document. */
const SPAN = /`[^`\n]*`/g;

const withoutSpans = (piece: Piece): Piece => ({ ...piece, text: piece.text.replaceAll(SPAN, '``') });

/** What people read in a file: a script's comments and test titles; in other files everything except code. */
export const proseOf = (file: string, text: string): Piece[] =>
  SCRIPT.test(file)
    ? [...piecesOf(text, COMMENT).map(withoutSpans), ...piecesOf(text, TITLE)]
    : [withoutSpans({ text: withoutBlocks(text), line: 1 })];
