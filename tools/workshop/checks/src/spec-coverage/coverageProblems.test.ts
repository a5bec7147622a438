import { describe, expect, it } from 'vitest';
import { coverageProblems, hasTest, readCoverage } from './coverageProblems.ts';

const FILE = `
  it('asks for both fields', () => {});
  it("says the server's words", () => {});
  it.skip('waits', () => {});
  export const Empty: Story = {};
`;
const JOURNEYS = `
  test('plays', async ({ page }) => {});
  test('pays', { tag: '@gate' }, async ({ page }) => {});
  test(
    \`bets at \${name}\`,
    { tag: ['@gate', '@phone'] },
    async ({ page }) => {},
  );
`;
const files: Record<string, string> = { 'a.test.ts': FILE, 'tools/workshop/e2e/a.spec.ts': JOURNEYS };
const problems = (table: string, sections: string[] = []) =>
  coverageProblems(table, sections, (path) => files[path]);

const ROW_1 = '| 1/2.login/1 | both fields | a.test.ts › asks for both fields |';

describe('the coverage of the specification', () => {
  it('accepts statements that have tests and stories', () => {
    expect(
      problems(
        `${ROW_1}\n| 1/2.login/2 | words, none | a.test.ts › says the server's words<br>a.test.ts › Empty |`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['a statement without a test', '| 1/2.login/1 | both fields | |', 'has no test'],
    ['a row without a statement', '| 1/2.login/1 | | a.test.ts › Empty |', 'has no text'],
    ['a missing file', '| 1/2.login/1 | x | b.test.ts › Empty |', "b.test.ts, which doesn't exist"],
    ['a missing test', '| 1/2.login/1 | x | a.test.ts › asks for both |', "doesn't run"],
    ['a skipped test', '| 1/2.login/1 | x | a.test.ts › waits |', "doesn't run"],
    ['a file without a test of it', '| 1/2.login/1 | x | a.test.ts |', "doesn't run"],
    ['a missing line', ROW_1.replace('/1 ', '/2 '), 'where 1/2.login/1 is expected'],
    ['a duplicate line', `${ROW_1}\n${ROW_1}`, 'where 1/2.login/2 is expected'],
  ])('reports %s', (_, table, problem) => {
    expect(problems(table).join('\n')).toContain(problem);
  });

  it('reports an unmapped section', () => {
    expect(problems(ROW_1, ['1/2.login', '1/9'])).toEqual(['coverage: no statement of 1/9 is mapped']);
  });

  it.each([
    ['alone', 'tools/workshop/e2e/a.spec.ts › plays', 1],
    ['with a unit test', 'tools/workshop/e2e/a.spec.ts › plays<br>a.test.ts › Empty', 0],
    [
      'with one of the gate',
      'tools/workshop/e2e/a.spec.ts › plays<br>tools/workshop/e2e/a.spec.ts › pays',
      0,
    ],
    ['of the gate only', 'tools/workshop/e2e/a.spec.ts › bets at ${name}', 0],
  ])('counts an end-to-end test %s', (_, tests, count) => {
    const found = problems(`| 1/2.login/1 | x | ${tests} |`);
    expect(found).toHaveLength(count);
    for (const problem of found) expect(problem).toContain('@gate');
  });

  it('reads several tests of one row', () => {
    expect(readCoverage('| 1/9/1 | a | x › y<br>x › z |')[0]?.tests).toEqual(['x › y', 'x › z']);
  });

  it('doesn’t match the beginning of a name', () => {
    expect(hasTest(FILE, 'asks for both')).toBe(false);
    expect(hasTest(FILE, 'Emp')).toBe(false);
  });
});
