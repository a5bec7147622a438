import { answerTotals, playwrightTotals, vitestTotals, type Totals } from './Totals.ts';

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Counts the tests in a step's output; without it the step passes or fails as a whole. */
  totals?: (output: string, code: number) => Totals;
  /** It uses the whole machine: nothing runs in parallel. */
  alone?: boolean;
  /** It takes minutes: it runs only in thorough runs, or when requested by name. */
  thorough?: boolean;
}

const ownTests = (count: (output: string) => Totals) => (output: string, code: number) => {
  const totals = count(output);
  /* A run that broke before its tests must not count as no failures. */
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
};

const unitTests = (folder: string): Step => ({
  name: `unit tests of ${folder}`,
  command: 'nx',
  args: ['run-many', '-t', 'test', '-p', `${folder}/*`, '--outputStyle=static', '--parallel=1'],
  totals: ownTests(vitestTotals),
});

/** All steps: the longest first, so that the others run in parallel, cheapest first. */
export const STEPS: readonly Step[] = [
  unitTests('libs'),
  unitTests('tools'),
  { name: 'format', command: 'prettier', args: ['--check', '--log-level=warn', '.'] },
  { name: 'contract', command: 'node', args: ['tools/checks/src/check.ts', 'contract'] },
  { name: 'generated code is fresh', command: 'node', args: ['libs/api/gen/generate.ts', '--check'] },
  { name: 'brands', command: 'node', args: ['tools/checks/src/check.ts', 'brands'] },
  { name: 'texts', command: 'node', args: ['tools/checks/src/check.ts', 'texts'] },
  { name: 'coverage of the specification', command: 'node', args: ['tools/checks/src/check.ts', 'coverage'] },
  { name: 'file names', command: 'node', args: ['tools/checks/src/check.ts', 'file-names'] },
  { name: 'unused exports', command: 'node', args: ['tools/checks/src/check.ts', 'unused-exports'] },
  { name: 'READMEs', command: 'node', args: ['tools/checks/src/check.ts', 'readmes'] },
  { name: 'catalogue', command: 'node', args: ['tools/checks/src/check.ts', 'stories'] },
  { name: 'bundles', command: 'node', args: ['tools/checks/src/check.ts', 'bundles'] },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'targets', command: 'node', args: ['tools/checks/src/check.ts', 'targets'] },
  { name: 'types', command: 'tsc', args: [] },
  { name: 'lint', command: 'nx', args: ['run', 'baize:lint-all', '--outputStyle=static'] },
  {
    name: 'task cache',
    command: 'node',
    args: ['tools/checks/src/check.ts', 'cache'],
  },
  {
    name: 'a third language',
    command: 'node',
    args: ['tools/checks/src/check.ts', 'third-language'],
    thorough: true,
  },
  {
    name: 'inputs of cached tasks',
    command: 'node',
    /*
     * Tasks that read files of other projects; `npm run check:inputs` traces all, which takes as long as all
     * tests.
     */
    args: [
      'tools/checks/src/check.ts',
      'inputs',
      'page-html',
      'checks',
      'site-server',
      'embed-shell',
      'launch',
    ],
    thorough: true,
  },
  {
    name: 'stories',
    command: 'vitest',
    args: ['run', '-c', 'vitest.storybook.config.ts', '--reporter=default'],
    totals: ownTests(vitestTotals),
    alone: true,
  },
  {
    name: 'end to end',
    command: 'playwright',
    args: ['test', '-c', 'tools/e2e/playwright.config.ts'],
    totals: ownTests(playwrightTotals),
    alone: true,
  },
];

export const totalsOf = ({ totals }: Step, output: string, code: number): Totals =>
  totals ? totals(output, code) : answerTotals(code);
