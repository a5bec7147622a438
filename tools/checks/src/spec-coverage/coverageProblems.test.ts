import { describe, expect, it } from 'vitest';
import { coverageProblems, hasTest, readCoverage } from './coverageProblems.ts';

const FILE = `
  it('asks for both fields', () => {});
  it("says the server's words", () => {});
  it.skip('waits', () => {});
  export const Empty: Story = {};
`;
const files: Record<string, string> = { 'a.test.ts': FILE };
const problems = (table: string, sections: string[] = []) =>
  coverageProblems(table, sections, (path) => files[path]);

const ROW_1 = '| 1/2.login/1 | both fields | a.test.ts › asks for both fields |';

describe('the coverage of the specification', () => {
  it('is content with statements that have tests and stories', () => {
    expect(
      problems(
        `${ROW_1}\n| 1/2.login/2 | words, none | a.test.ts › says the server's words<br>a.test.ts › Empty |`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['a statement without a test', '| 1/2.login/1 | both fields | |', 'has no test'],
    ['a row without a statement', '| 1/2.login/1 | | a.test.ts › Empty |', 'says nothing'],
    ['a file that is gone', '| 1/2.login/1 | x | b.test.ts › Empty |', 'b.test.ts, which is not there'],
    ['a test that is gone', '| 1/2.login/1 | x | a.test.ts › asks for both |', 'does not run'],
    ['a test that is skipped', '| 1/2.login/1 | x | a.test.ts › waits |', 'does not run'],
    ['a file without a test of it', '| 1/2.login/1 | x | a.test.ts |', 'does not run'],
    ['a line that was lost', ROW_1.replace('/1 ', '/2 '), 'stands where 1/2.login/1 is due'],
    ['a line twice', `${ROW_1}\n${ROW_1}`, 'stands where 1/2.login/2 is due'],
  ])('finds %s', (_, table, problem) => {
    expect(problems(table).join('\n')).toContain(problem);
  });

  it('finds a section that nobody mapped', () => {
    expect(problems(ROW_1, ['1/2.login', '1/9'])).toEqual(['coverage: nothing of 1/9 is mapped']);
  });

  it('reads several tests of one row', () => {
    expect(readCoverage('| 1/9/1 | a | x › y<br>x › z |')[0]?.tests).toEqual(['x › y', 'x › z']);
  });

  it('takes the beginning of a name for no test', () => {
    expect(hasTest(FILE, 'asks for both')).toBe(false);
    expect(hasTest(FILE, 'Emp')).toBe(false);
  });
});
