import { describe, expect, it } from 'vitest';
import { commandProblems } from './commandProblems.ts';
import { nameProblems } from './nameProblems.ts';
import { anchorsOf, linkProblems, pathProblems } from './pathProblems.ts';

const of = (text: string) => ({ file: 'docs/a.md', text });

describe('names in a document', () => {
  const problemsOf = (text: string) => nameProblems(of(text), new Set(['useGames', 'HOME_SECTIONS']));

  it.each([
    ['in the code', 'Call `useGames()` with `HOME_SECTIONS`.'],
    ['in its code blocks', '`useOwn` is new:\n\n```ts\nconst useOwn = 1;\n```'],
    ['without backticks', 'In JavaScript, useRemoved is gone.'],
    ['that could be plain words', '`games` and `Tile`'],
  ])('pass if they are %s', (_, text) => expect(problemsOf(text)).toEqual([]));

  it.each(['useRemoved()', 'RemovedTile', 'theme.removedColor', 'REMOVED_SECTIONS'])(
    'are reported with their line if the code has no %s',
    (name) => {
      const removed = /\w*removed\w*/i.exec(name)?.[0];
      expect(problemsOf(`# Games\n\nUse \`useGames\`,\nor \`${name}\`.`)).toEqual([
        `docs/a.md:4 names \`${removed}\`, which isn't in the code.`,
      ]);
    },
  );
});

describe('paths in a document', () => {
  const problemsOf = (text: string) =>
    pathProblems(of(text), (glob) => ['libs/ui', 'libs/*/README.md'].includes(glob));

  it('pass if they exist, with placeholders, or after a build', () =>
    expect(problemsOf('`libs/ui`, `libs/<lib>/README.md`, `apps/web/dist/client`')).toEqual([]));

  it('are reported if they don’t exist, also in a command', () =>
    expect(problemsOf('`libs/ui`\n`cat libs/gone/README.md`')).toEqual([
      "docs/a.md:2 names `libs/gone/README.md`, which doesn't exist.",
    ]));
});

describe('links in a document', () => {
  const problemsOf = (text: string) =>
    linkProblems(of(text), (path) => (path === 'docs/adr/one.md' ? '# 1. The `first` one\n' : undefined));

  it('pass if file and heading exist, or if they leave the repository', () =>
    expect(
      problemsOf(
        '# Here\n[a](adr/one.md) [b](adr/one.md#1-the-first-one) [c](#here) [d](https://a.example/b)',
      ),
    ).toEqual([]));

  it.each(['adr/two.md', 'adr/one.md#second', '#there'])('are reported if %s doesn’t exist', (link) =>
    expect(problemsOf(`# Here\n[a](${link})`)).toEqual([
      `docs/a.md:2 links to ${link}, which doesn't exist.`,
    ]),
  );

  it('lead to headings, not to comments in code', () =>
    expect(anchorsOf('# A b\n\n```sh\n# no\n```\n\n## C, d')).toEqual(['a-b', 'c-d']));
});

describe('commands in a document', () => {
  const problemsOf = (text: string) =>
    commandProblems(of(text), new Set(['npm run gen', 'npm run bake -w @x/art']));

  it.each([
    'npm run gen',
    'npm run bake -w @x/art',
    'npx node tools/a.ts',
    'node tools/a.ts, on the Node of .nvmrc',
    'node tools/a.mjs',
  ])('pass: %s', (text) => expect(problemsOf(text)).toEqual([]));

  it.each(['npm run gone', 'npm run bake', 'npm run gen -w @x/art', 'node --watch tools/a.ts'])(
    'are reported: %s',
    (text) => expect(problemsOf(`\n${text}`)).toEqual([expect.stringMatching(/^docs\/a\.md:2 /)]),
  );
});
