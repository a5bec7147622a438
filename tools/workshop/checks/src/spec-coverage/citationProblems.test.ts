import { describe, expect, it } from 'vitest';
import { citationProblems, citedIds } from './citationProblems.ts';

describe('the citations of a source', () => {
  it.each([
    ['(spec 2/2.13/4)', ['2/2.13/4']],
    ['(spec 1/8.session/8 and 9)', ['1/8.session/8', '1/8.session/9']],
    ['(spec 1/2.login/1 to 6)', ['1/2.login/1', '1/2.login/6']],
    ['(spec 1/5/1, 2 and 4, ADR 30)', ['1/5/1', '1/5/2', '1/5/4']],
    ['(spec 1/5/1 and spec 2/2.1/7)', ['1/5/1', '2/2.1/7']],
    ['half a spec', []],
  ])('%s', (comment, ids) => expect(citedIds(`/** A page ${comment}. */`)).toEqual(ids));

  const known = new Set(['1/5/1']);
  const problems = (source: string) => citationProblems('a.ts', source, known);

  it('reference existing statements', () => {
    expect(problems('/* (spec 1/5/1) */')).toEqual([]);
    expect(problems('/* (spec 1/5/1 and 2) */')).toEqual(["a.ts cites spec 1/5/2, which doesn't exist"]);
  });

  it.each(['document 2', 'ruling 4', '(quality: speed)', 'docs: the house', 'rulings.md'])(
    'reference nothing outside the repository: %s',
    (outside) =>
      expect(problems(`const a = 1;\n/* ${outside} */`)).toEqual([expect.stringContaining('a.ts:2')]),
  );

  it.each(['the document', 'a ruling', 'of good quality', 'quality: 58', 'document 27'])(
    '%s isn’t a citation',
    (comment) => expect(problems(`/* ${comment} */`)).toEqual([]),
  );
});
