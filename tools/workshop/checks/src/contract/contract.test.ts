import { describe, expect, it } from 'vitest';
import type { Change } from './Change.ts';
import type { Body } from './Description.ts';
import { findReleaseProblems } from './findReleaseProblems.ts';
import { missingExamples } from './missingExamples.ts';
import { unreleasedSection } from './unreleasedSection.ts';

const change = (breaking: boolean): Change => ({
  operation: 'POST /transfer',
  operationId: 'transfer',
  place: '',
  what: 'is gone',
  breaking,
});
const said = '# Changes\n\n## Unreleased\n\n- `transfer` is gone.\n\n## 1.0.0\n\n- `login` is new.\n';

describe('the changelog', () => {
  it('is read under its first heading only', () => {
    expect(unreleasedSection(said)).toContain('transfer');
    expect(unreleasedSection(said)).not.toContain('login');
    expect(unreleasedSection('# Changes\n')).toBeUndefined();
  });
});

describe('changes', () => {
  it.each([
    ['1.2.0', '1.3.0', 1],
    ['1.2.0', '2.0.0', 0],
    ['0.1.0', '0.1.1', 1],
    ['0.1.0', '0.2.0', 0],
    ['0.9.0', '1.0.0', 0],
  ])('that break require a matching version: %s to %s', (released, now, problems) =>
    expect(findReleaseProblems([change(true)], { released, now }, said)).toHaveLength(problems),
  );

  it('require a changelog line, each operation by its own name', () => {
    const versions = { released: '1.0.0', now: '1.1.0' };
    expect(findReleaseProblems([change(false)], versions, said)).toEqual([]);
    expect(
      findReleaseProblems([change(false)], versions, said.replace('transfer', 'transfers')),
    ).toHaveLength(1);
  });
});

describe('examples', () => {
  const content = { 'application/json': {} };
  const shown = { 'application/json': { examples: { one: { value: {} } } } };
  const missing = (requestBody: Body['content'], reply: Body['content']) =>
    missingExamples({
      info: { version: '1.0.0' },
      paths: {
        '/transfer': {
          post: {
            operationId: 'transfer',
            requestBody: { content: requestBody },
            responses: { 200: { content: reply } },
          },
        },
      },
    });

  it('are required for every body', () => {
    expect(missing(shown, shown)).toEqual([]);
    expect(missing(content, shown)).toEqual(['transfer (POST /transfer): the request has no example.']);
    expect(missing(shown, content)).toEqual(['transfer (POST /transfer): 200 has no example.']);
  });
});
