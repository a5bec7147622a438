import { beforeAll, describe, expect, it } from 'vitest';
import { WorkspaceCopy } from './testing/WorkspaceCopy.ts';

const MINUTES = 60_000;

let copy: WorkspaceCopy;

/** One of each, made by Nx in one copy: a lib, a call, a slice that shows what it replies, a component and a brand. */
async function generateAll(): Promise<void> {
  await copy.generate('lib', 'tournaments', '--layer=feature', '--owns=Tournaments.', '--skipInstall');
  copy.link('tournaments');
  const hotTables = ['--method=get', '--path=/hot-tables/{kind}', '--area=casino', '--summary=Busy tables'];
  await copy.generate('operation', 'getHotTables', ...hotTables);
  const join = [
    '--method=post',
    '--path=/tournaments/{id}',
    '--area=account',
    '--summary=Join one',
    '--player',
  ];
  await copy.generate('operation', 'joinTournament', ...join);
  const words = ['--en=Hot tables', '--tr=Popüler masalar', '--skipInstall'];
  await copy.generate('slice', 'tournaments', 'hot-tables', '--operation=getHotTables', ...words);
  await copy.generate('slice', 'tournaments', 'free-games', '--operation=getAvailableFreeSpins', ...words);
  const use = ['--use=for one figure', '--notFor=for what can be pressed', '--instead=Chip'];
  await copy.generate('component', 'StatTile', '--folder=chrome', '--what=A figure and its name.', ...use);
  await copy.generate('brand', 'acme', '--seed=#c81e5b');
}

/** Types and lint judge one program; all of the repository would take minutes. */
const PROGRAM = {
  extends: './tsconfig.base.json',
  compilerOptions: { types: ['node', 'vite/client'] },
  include: [
    'libs/tournaments',
    'libs/ui/src/chrome/StatTile*',
    'libs/ui/src/index*.ts',
    'libs/api/src/types.ts',
  ],
};

/** The installed packages are links out of the copy, which Vite's server gives nobody unless it's told to. */
const STORIES_CONFIG = `import { mergeConfig } from 'vitest/config';
import stories from './vitest.storybook.config.ts';
export default mergeConfig(stories, { server: { fs: { strict: false } } });
`;

beforeAll(async () => {
  copy = new WorkspaceCopy();
  await generateAll();
  copy.write('tsconfig.json', JSON.stringify(PROGRAM));
  return () => copy.remove();
}, 5 * MINUTES);

const check = (name: string) => ['tools/checks/src/check.ts', name];
const isJudged = (file: string) => /^libs\/.*\.tsx?$/.test(file);
const hasFormat = (file: string) => !file.endsWith('.svg');

/** A gate has nothing to say; what it says is the message of a failure. */
async function expectPassed(...run: Parameters<WorkspaceCopy['run']>): Promise<void> {
  const { passed, said } = await copy.run(...run);
  expect(passed, said).toBe(true);
}

describe('what the generators make', { timeout: 5 * MINUTES, concurrent: true }, () => {
  it('is formatted', () => expectPassed('prettier', ['--check', ...copy.changed.filter(hasFormat)]));
  it('has right types', () => expectPassed('tsc', ['--noEmit', '-p', '.']));
  it('has nothing that lint refuses', () => expectPassed('eslint', copy.changed.filter(isJudged)));
  it('has no dead code, and names what it depends on', () => expectPassed('knip', []));
  it('keeps the contract right', () => expectPassed('node', check('contract')));
  it('leaves nothing to be generated', () => expectPassed('node', ['libs/api/gen/generate.ts', '--check']));
  it('has texts in both languages', () => expectPassed('node', check('texts')));
  it('documents its component', () => expectPassed('node', check('stories')));
  it('lists its component in the README', () => expectPassed('node', check('readmes')));
  it('makes a brand that passes its check', () => expectPassed('node', check('brands')));
  it('passes the tests of its lib', () => expectPassed('vitest', ['run'], 'libs/tournaments'));
  it('passes the tests of its component', () =>
    expectPassed('vitest', ['run', 'src/index.test.ts', 'src/chrome/StatTile'], 'libs/ui'));

  it('is red in the sandbox until its handlers are written', async () => {
    const args = ['run', 'src/routes/handlers.test.ts'];
    const { passed, said } = await copy.run('vitest', args, 'tools/sandbox');
    expect(passed, said).toBe(false);
    expect(said).toContain("expected [ 'getHotTables', 'joinTournament' ] to deeply equal []");
    expect(said).toContain('1 failed | 1 passed');
  });

  it.runIf(process.env.THOROUGH)('passes its stories in a browser', () => {
    copy.write('vitest.copy.config.ts', STORIES_CONFIG);
    const stories = ['libs/tournaments', 'libs/ui/src/chrome/StatTile'];
    return expectPassed('vitest', ['run', '-c', 'vitest.copy.config.ts', ...stories]);
  });
});
