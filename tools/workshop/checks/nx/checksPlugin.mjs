/**
 * An Nx plugin that makes the workspace's checks and its stories targets of its root project, so that they are cached,
 * and included in `nx affected`. Each reads files of all projects, so any change invalidates it.
 */
export const name = 'checks';

/** The checks of `tools/workshop/checks/src/check.ts` that every change must pass. */
const CHECKS = [
  'brands',
  'catalogue',
  'contract',
  'coverage',
  'documents',
  'english',
  'file-names',
  'readmes',
  'targets',
  'texts',
  'unused-exports',
];

const COMMANDS = {
  format: 'oxfmt --check .',
  'generated-code': 'node libs/api/gen/generate.ts --check',
  'dead-code': 'knip',
  types: 'tsc',
  'lint-all': 'eslint .',
  ...Object.fromEntries(CHECKS.map((check) => [check, `node tools/workshop/checks/src/check.ts ${check}`])),
};

const STORY_SETTINGS = ['STORY_BRAND', 'STORY_SCHEME', 'STORY_LANG', 'CHROMIUM_PATH'];

/** Every story as a test; `npm test` reads its report. */
const STORIES = {
  command: 'vitest run -c vitest.storybook.config.ts',
  cache: true,
  inputs: ['workspace', ...STORY_SETTINGS.map((env) => ({ env }))],
  outputs: ['{workspaceRoot}/artifacts/tests/stories.json'],
};

const target = ([targetName, command]) => [targetName, { command, cache: true, inputs: ['workspace'] }];
const targets = { ...Object.fromEntries(Object.entries(COMMANDS).map(target)), stories: STORIES };

export const createNodesV2 = [
  'nx.json',
  (files) => files.map((file) => [file, { projects: { '.': { root: '.', targets } } }]),
];
