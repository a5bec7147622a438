import { describe, expect, it } from 'vitest';
import { targetProblems, type TargetsOf } from './targetProblems.ts';

const run = (command: string) => ({ executor: 'nx:run-commands', options: { command } });
const casino: TargetsOf = {
  name: '@baize/casino',
  root: 'libs/casino',
  targets: { lint: run('eslint .'), typecheck: run('tsc'), test: run('vitest run') },
};
const FILES = ['package.json', 'tsconfig.json', 'vitest.config.ts'].map((file) => `libs/casino/${file}`);

const problemsOf = (targets: TargetsOf['targets'], files: readonly string[] = FILES) =>
  targetProblems(
    [{ ...casino, targets: { ...casino.targets, ...targets } }],
    (path) => files.includes(path),
    (name) => name === '@nx/vite',
  );

describe('the targets of a project', () => {
  it('pass if it has those that its files require', () => expect(problemsOf({})).toEqual([]));

  it.each(['lint', 'typecheck', 'test'])('are incomplete without %s', (target) => {
    const targets = Object.fromEntries(
      Object.entries(casino.targets ?? {}).filter(([name]) => name !== target),
    );
    expect(
      targetProblems(
        [{ ...casino, targets }],
        (path) => FILES.includes(path),
        () => true,
      ),
    ).toEqual([`@baize/casino: "nx ${target} casino" doesn't exist`]);
  });

  it('include those of an app', () => {
    const missing = problemsOf({}, [...FILES, 'libs/casino/vite.config.ts']);
    expect(missing.map((line) => /nx ([\w-]+)/.exec(line)?.[1])).toEqual(['build', 'dev', 'preview', 'e2e']);
  });

  it('that are unknown are reported', () =>
    expect(problemsOf({ 'serve-static': run('vite') })).toEqual([expect.stringContaining('"serve-static"')]));

  it('that require a missing package are reported', () =>
    expect(problemsOf({ test: { executor: '@nx/web:file-server' } })).toEqual([
      expect.stringContaining('needs @nx/web'),
    ]));

  it('that start a watch mode are reported', () =>
    expect(problemsOf({ test: run('vitest') })).toEqual([expect.stringContaining('never ends')]));
});

it('two projects with the same short name are reported', () =>
  expect(
    targetProblems(
      [casino, { ...casino, name: '@other/casino' }],
      () => false,
      () => true,
    ),
  ).toContainEqual(expect.stringContaining('"casino" is the short name of several')));
