import { blocksOf, spansOf } from './piecesOf.ts';
import type { Document } from './readDocuments.ts';

/** `useGames`, `GameTile`, `HOME_SECTIONS`: a word that only code has. */
const NAME = /\b(?:[a-z][a-z\d]*[A-Z]\w*|[A-Z][a-z\d]+[A-Z]\w*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g;

/** All words of a source. */
export const wordsOf = (source: string): string[] => source.match(/\w+/g) ?? [];

/**
 * Names in a document's backticks that neither the code nor the document's own code blocks contain: something was
 * renamed or removed.
 */
export function nameProblems({ file, text }: Document, known: ReadonlySet<string>): string[] {
  const own = new Set(blocksOf(text).flatMap((block) => wordsOf(block.text)));
  return spansOf(text).flatMap((span) =>
    (span.text.match(NAME) ?? [])
      .filter((name) => !known.has(name) && !own.has(name))
      .map((name) => `${file}:${span.line} names \`${name}\`, which isn't in the code.`),
  );
}
