import { lineOf } from '../documents/piecesOf.ts';
import type { Phrase } from './phrases.ts';
import { proseOf } from './proseOf.ts';

/** The space between two words: also a line break, with the asterisk of a comment's next line. */
const SPACE = String.raw`\s+(?:\* )?`;

const patternOf = ({ phrase }: Phrase) =>
  new RegExp(String.raw`\b(?:${phrase.replaceAll(' ', SPACE)})\b`, 'gi');

/** Phrases in the prose of a file that have a plainer alternative. */
export function englishProblems(file: string, text: string, phrases: readonly Phrase[]): string[] {
  const rules = phrases.map((phrase) => ({ ...phrase, pattern: patternOf(phrase) }));
  return proseOf(file, text).flatMap((prose) =>
    rules.flatMap(({ pattern, instead }) =>
      [...prose.text.matchAll(pattern)].map(({ 0: found, index }) => {
        const line = prose.line + lineOf(prose.text, index) - 1;
        return `${file}:${line} says "${found.replaceAll(/\s+(?:\* )?/g, ' ')}" → ${instead}`;
      }),
    ),
  );
}
