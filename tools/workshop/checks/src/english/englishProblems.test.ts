import { describe, expect, it } from 'vitest';
import { englishProblems } from './englishProblems.ts';
import { PHRASES } from './phrases.ts';

const problemsOf = (file: string, text: string) => englishProblems(file, text, PHRASES);

describe('a phrase of translated English', () => {
  it.each([
    ['a comment', 'a.ts', "const name = 'somebody';\n/** A tile that wears a mark. */"],
    ['a line comment', 'a.ts', 'call();\n// A tile that wears a mark.'],
    ['a comment in JSX', 'a.tsx', '<b>\n{/* It wears a mark. */}</b>'],
    ['a test title', 'a.test.ts', "import 'a';\nit('wears a mark', () => {});"],
    ['the title of a table of tests', 'a.test.ts', "it.each([\n1])('wears %s', () => {});"],
    ['a document', 'a.md', '# Tiles\nA tile wears a mark.'],
    ['a description', 'a.yaml', 'type: string\ndescription: The mark that a tile wears.'],
  ])('is reported in %s, with its line and the alternative', (_, file, text) =>
    expect(problemsOf(file, text)).toEqual([`${file}:2 says "wears" → has`]),
  );

  it('is found across lines of a comment', () =>
    expect(problemsOf('a.ts', '/**\n * Returns what\n * came of it.\n */')).toEqual([
      'a.ts:2 says "what came of" → the outcome of',
    ]));

  it.each([
    ['code', 'a.ts', "const nobody = 'wears';"],
    ['backticks', 'a.md', 'Nginx runs as `nobody`.'],
    ['a code block', 'a.md', '```sh\nsu nobody\n```'],
    ['another word', 'a.md', 'Swears by it, and newanew.'],
  ])('is ignored in %s', (_, file, text) => expect(problemsOf(file, text)).toEqual([]));
});

it.each([
  'The reference server stands in for the platform.',
  'Nothing stands in the way.',
  'The dealer stands on a soft 17.',
  'Each page has its own title.',
])('everyday English passes: %s', (text) => expect(problemsOf('a.md', text)).toEqual([]));
