import { describe, expect, it } from 'vitest';
import { listedExports, readmeProblems } from './checkLibReadmes.ts';

const ENTRY = `
export { openGame, type Opened } from './openGame.ts';
export type { Game } from './Game.ts';
export { PlayIcon } from './icons.ts';
export { GameTile } from './GameTile.tsx';
`;

const readme = (...rows: string[]) =>
  ['# lib', '`notHere` is mentioned above.', '', '## Exports', '', '| Export | For |', '| --- | --- |']
    .concat(rows, '', '## More', '', '| `norHere` | a table elsewhere |', '')
    .join('\n');

const GAME_TILE = '| `GameTile` | a game; `openGame` opens it |';
const OPEN_GAME = '| `openGame`, `Game` | opens a game |';

describe('the check of the libs’ READMEs', () => {
  it('reads the first cell with names of each row in the section', () =>
    expect(listedExports(readme(GAME_TILE, '| family | `One` `Two` |'))).toEqual(['GameTile', 'One', 'Two']));

  it('reads a section at the end of the file', () =>
    expect(listedExports('## Exports\n\n| `a` | x |')).toEqual(['a']));

  it('passes a README that lists all values, with or without types', () =>
    expect(readmeProblems(ENTRY, readme(GAME_TILE, OPEN_GAME))).toEqual([]));

  it('requires no section of a lib that exports nothing', () =>
    expect(readmeProblems('export {};\n', '# lib\n')).toEqual([]));

  it('supports a namespace', () => {
    const entry = "export * as paths from './paths.ts';";
    expect(readmeProblems(entry, readme('| `paths` | addresses |'))).toEqual([]);
    expect(readmeProblems(entry, readme('| none | of them |'))).toHaveLength(1);
  });

  it('reports an export that is not listed, also when another row mentions it', () =>
    expect(readmeProblems(ENTRY, readme(GAME_TILE))).toEqual([
      '"Exports" doesn\'t list openGame, which src/index.ts exports.',
    ]));

  it('reports a name that is not exported', () =>
    expect(readmeProblems(ENTRY, readme(GAME_TILE, OPEN_GAME, '| `closeGame` | closes it |'))).toEqual([
      '"Exports" lists closeGame, which src/index.ts doesn\'t export.',
    ]));

  it('looks for hooks in their own section', () => {
    const hooks = "export { useGame } from './useGame.ts';";
    const listed = `${readme(GAME_TILE, OPEN_GAME)}\n## Hooks\n\n| \`useGame\` | a game |\n`;
    expect(readmeProblems(hooks, listed, 'hooks')).toEqual([]);
    expect(readmeProblems(ENTRY, listed)).toEqual([]);
    expect(readmeProblems(hooks, readme('| `useGame` | a game |'), 'hooks')).toEqual([
      '"Hooks" doesn\'t list useGame, which src/hooks.ts exports.',
    ]);
  });

  it('reports a missing section', () => expect(readmeProblems(ENTRY, '# lib\n')).toHaveLength(2));
});
