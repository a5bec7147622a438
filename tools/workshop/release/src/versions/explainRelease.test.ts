import { expect, it } from 'vitest';
import { explainRelease } from './explainRelease.ts';

const change = (commit: string, subject: string) => ({ commit, subject });

it('says what is released, and because of which changes', () => {
  const slip = [change('1a2b3c4', 'feat(sport): the slip keeps its stakes')];
  expect(
    explainRelease([
      { name: '@baize/sport', from: '1.2.0', to: '1.3.0', changes: slip, contains: [] },
      {
        name: '@baize/web',
        from: '2.0.1',
        to: '2.1.0',
        changes: [],
        contains: [{ name: '@baize/sport', changes: slip }],
      },
      { name: '@baize/embed-shell', from: '1.0.0', to: undefined, changes: [], contains: [] },
    ]),
  ).toBe(
    `2 projects to release:

@baize/sport 1.2.0 -> 1.3.0 (minor)
  1a2b3c4 feat(sport): the slip keeps its stakes

@baize/web 2.0.1 -> 2.1.0 (minor)
  contains @baize/sport:
    1a2b3c4 feat(sport): the slip keeps its stakes

Unchanged: @baize/embed-shell`,
  );
});

it('shortens long lists', () => {
  const changes = Array.from({ length: 7 }, (_, index) => change(`${index}`, `fix(ui): ${index}`));
  const text = explainRelease([{ name: 'ui', from: '1.0.0', to: '1.0.1', changes, contains: [] }]);
  expect(text).toContain('  4 fix(ui): 4\n  and 2 more changes\n');
  expect(text).toContain('Every project is released.');
});

it('says that there is nothing', () =>
  expect(explainRelease([{ name: 'ui', from: '1.0.0', to: undefined, changes: [], contains: [] }])).toBe(
    'Nothing to release.\n\nUnchanged: ui',
  ));
