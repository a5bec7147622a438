/** One test of a run. */
export interface TestCase {
  /** Relative to the workspace. */
  file: string;
  title: string;
  /** `flaky`: it failed, then passed on a second attempt. `not run`: the run ended before it. */
  status: 'passed' | 'failed' | 'skipped' | 'flaky' | 'not run';
  ms: number;
  /** The first error of a test that has failed at least once. */
  error?: string;
}
