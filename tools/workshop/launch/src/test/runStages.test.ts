import { beforeEach, expect, it, vi } from 'vitest';
import { runStages } from './runStages.ts';
import type { Stage, Step } from './stages.ts';

const step = (name: string, script: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: 'node',
  args: ['-e', script],
  limit: 1,
  ...rest,
});
const passes = (name: string) => step(name, '');
const fails = (name: string) => step(name, 'console.log("Error: no"); process.exitCode = 1');
const STAGES: readonly Stage[] = [
  { name: 'checks', steps: [passes('types'), fails('lint'), passes('texts')] },
  { name: 'tests', steps: [passes('units')] },
];
const runGate = (stages: readonly Stage[]) => runStages(stages, { env: {}, isFullRun: false });

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

it('the gate stops at the first failed stage, after all of its steps', async () => {
  const { results, notRun } = await runGate(STAGES);
  expect(Object.fromEntries(results.map(({ name, isOk }) => [name, isOk]))).toEqual({
    types: true,
    lint: false,
    texts: true,
  });
  expect(results.find(({ name }) => name === 'lint')?.failures).toEqual(['Error: no']);
  expect(notRun).toEqual(['tests']);
});

it('a full run continues', async () => {
  const { results, notRun } = await runStages(STAGES, { env: {}, isFullRun: true });
  expect(results.map(({ name }) => name)).toContain('units');
  expect(notRun).toEqual([]);
});

it('a stage with a failed preparation reports why, and runs nothing', async () => {
  const prepare = () => Promise.reject(new Error('There is no browser.'));
  const { results } = await runGate([{ name: 'tests', prepare, steps: [passes('units')] }]);
  expect(results).toMatchObject([
    { name: 'tests: preparation', isOk: false, failures: ['There is no browser.'] },
  ]);
});

it('a step that hangs is ended, and fails', async () => {
  const hangs = step('units', 'setInterval(() => undefined, 1000)', { limit: 1 / 60 });
  const { results } = await runGate([{ name: 'tests', steps: [hangs] }]);
  expect(results).toMatchObject([{ isOk: false }]);
  expect(results[0]?.failures.join()).toContain('it was ended after');
});

it('a step that is ended lists its unfinished targets', async () => {
  const script = 'console.log("> nx run baize:format"); setInterval(() => undefined, 1000)';
  const hangs = step('checks', script, { limit: 1 / 60, targets: ['format', 'types'] });
  const { results } = await runGate([{ name: 'checks', steps: [hangs] }]);
  expect(results[0]?.failures.at(-1)).toMatch(/^Not finished within .* minutes: types$/);
});

it('steps get the environment of the run, their own and their targets’', async () => {
  const script = 'if (process.env.A + process.env.B + process.argv[1] !== "12types") process.exitCode = 1';
  const { results } = await runStages(
    [{ name: 'checks', steps: [step('checks', script, { env: { B: '2' }, targets: ['types'] })] }],
    { env: { A: '1' }, isFullRun: false },
  );
  expect(results).toMatchObject([{ isOk: true }]);
});
