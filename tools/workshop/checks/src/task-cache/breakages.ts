/** One way to break a task through a file that it reads. */
export interface Breakage {
  task: string;
  file: string;
  /** Returns the broken version of the file's text. */
  broken: (text: string) => string;
}

const throwing = (text: string) => `throw new Error('Broken on purpose.');\n${text}`;
const without = (removed: string) => (text: string) => {
  if (!text.includes(removed)) throw new Error(`"${removed}" to remove wasn't found.`);
  return text.replace(removed, '');
};

/** One file of each kind that tasks read outside their own project. */
export const BREAKAGES: readonly Breakage[] = [
  /* Root configuration that a test exercises. */
  { task: '@baize/checks:test', file: 'eslint.config.mjs', broken: without('...banRules,') },
  /* Another package, imported. */
  { task: '@baize/site-server:test', file: 'libs/ui/src/frame/script-host/entry.ts', broken: throwing },
  /* The set-up of all tests. */
  { task: '@baize/site-server:test', file: 'vitest.shared.ts', broken: throwing },
  /* The configuration of a build, and a package that it bundles. */
  { task: '@baize/embed-shell:build', file: 'tools/site/build/src/precompress.ts', broken: throwing },
  { task: '@baize/embed-shell:build', file: 'libs/routing/src/index.ts', broken: without('export') },
  /* A root setting that a test uses. */
  { task: '@baize/generators:test', file: '.oxfmtrc.json', broken: without('{') },
  /* A program that a test starts. */
  { task: '@baize/launch:test', file: 'tools/site/server/src/main.ts', broken: throwing },
  { task: '@baize/launch:test', file: 'tools/platform/sandbox/src/main.ts', broken: throwing },
];
