import { join } from 'node:path';
import { buildApps } from '../setup/buildApps.ts';
import { ensureChromium } from '../setup/ensureChromium.ts';
import { ensureHeadlessShell } from '../setup/ensureHeadlessShell.ts';
import { ensureEngines } from '../setup/ensureEngines.ts';
import { ensureNginx } from '../setup/ensureNginx.ts';
import { ensureStrace } from '../setup/ensureStrace.ts';
import { ARTIFACTS } from '../setup/paths.ts';

/** The JSON reports of Vitest and Playwright; `vitest.shared.ts` writes those of the projects. */
export const REPORTS = join(ARTIFACTS, 'tests');

/** A command in a run. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Nx targets of the workspace, passed as the last arguments; a run can be narrowed to some of them. */
  targets?: readonly string[];
  /** Time limit in minutes; a step that exceeds it is ended and counts as failed. A full run has six times as long. */
  limit: number;
}

/** Steps that run in parallel, after the previous stages have passed. */
export interface Stage {
  name: string;
  /** Installs the prerequisites of the steps. @throws if it can't */
  prepare?: () => Promise<unknown>;
  steps: readonly Step[];
  /** Only in full runs: searches, and tests of the test tools. */
  fullRun?: true;
}

const nxRun = (...args: readonly string[]) => ['run-many', '--outputStyle=static', ...args];
const check = (name: string, limit: number, args: readonly string[] = []): Step => ({
  name,
  command: 'node',
  args: ['tools/workshop/checks/src/check.ts', name, ...args],
  limit,
});
/** Tasks that read files of other projects; tracing all tasks would take as long as all tests. */
const TRACED = ['document', 'checks', 'site-server', 'embed-shell', 'launch'];
/** The browser tests of a run: one journey per area in the gate, everything in a full run. */
const endToEnd = (isFullRun: boolean): Step => ({
  name: 'end to end',
  command: 'playwright',
  args: [
    ...['test', '-c', 'tools/workshop/e2e/playwright.config.ts', '--reporter=list,json'],
    ...(isFullRun ? [] : ['--max-failures=5']),
  ],
  env: {
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/end-to-end.json`,
    ...(!isFullRun && { GATE: '1' }),
  },
  limit: 15,
});

/** All stages, the cheapest first; within a stage the longest steps first. */
export const stagesOf = (isFullRun: boolean): readonly Stage[] => [
  {
    name: 'checks',
    steps: [
      {
        name: 'checks',
        command: 'nx',
        args: nxRun('-p', 'baize', '--parallel=2', '-t'),
        targets: [
          ...['format', 'texts', 'contract', 'generated-code', 'brands', 'file-names', 'readmes', 'coverage'],
          ...['documents', 'english', 'unused-exports', 'catalogue', 'targets'],
          ...['dead-code', 'types', 'lint-all'],
        ],
        limit: 10,
      },
    ],
  },
  { name: 'build', prepare: buildApps, steps: [check('bundles', 2)] },
  {
    name: 'tests',
    prepare: async () => {
      await ensureChromium();
      await ensureNginx();
    },
    steps: [
      { name: 'unit tests', command: 'nx', args: nxRun('-t', 'test', '--parallel=2'), limit: 20 },
      { name: 'stories', command: 'nx', args: nxRun('-p', 'baize', '-t', 'stories'), limit: 15 },
    ],
  },
  { name: 'end to end', prepare: ensureHeadlessShell, steps: [endToEnd(isFullRun)] },
  {
    name: 'engines',
    fullRun: true,
    prepare: ensureEngines,
    steps: [
      {
        name: 'engines',
        command: 'playwright',
        args: ['test', '-c', 'tools/workshop/e2e/engines.config.ts'],
        limit: 5,
      },
    ],
  },
  {
    name: 'task cache',
    fullRun: true,
    prepare: ensureStrace,
    steps: [check('cache', 5), check('inputs', 5, TRACED), check('third-language', 5)],
  },
];
