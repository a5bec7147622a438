import { expect, it } from 'vitest';
import { failureLines } from './failureLines.ts';

it('keeps the lines about failures, each once', () => {
  const output = [' ✓ a (1 test)', ' FAIL  src/a.test.ts > b', ' FAIL  src/a.test.ts > b', 'Error: no', ''];
  expect(failureLines(output.join('\n'))).toEqual([' FAIL  src/a.test.ts > b', 'Error: no']);
});

it('keeps the last lines of a step that names no test', () =>
  expect(failureLines('one\n\ntwo\n')).toEqual(['one', 'two']));

it('keeps forty lines at most', () =>
  expect(failureLines(Array.from({ length: 90 }, (_, at) => `Error: ${at}`).join('\n'))).toHaveLength(40));

it('keeps the problems that a check lists, without diffs and project lists', () =>
  expect(
    failureLines("passed\n- @baize/api\n- a.ts isn't named after its main export.\n    - expected\n"),
  ).toEqual(["- a.ts isn't named after its main export."]));
