import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRecipe } from './testing/readRecipe.ts';
import { WorkspaceCopy } from './testing/WorkspaceCopy.ts';

const MINUTES = 60_000;

let copy: WorkspaceCopy;

/** As typed; packages are linked in a copy, not installed. */
const typed = (command: string) => (/:(?:slice|lib) /.test(command) ? `${command} --skipInstall` : command);

/** Does what a recipe says, to the letter. */
async function follow(recipe: string): Promise<void> {
  for (const step of readRecipe(recipe)) {
    if (step.kind === 'run')
      for (const command of step.commands) {
        const { passed, output } = await copy.run('sh', ['-c', typed(command)]);
        expect(passed, `${recipe}: ${command}\n${output}`).toBe(true);
      }
    else if (step.kind === 'create') copy.write(step.file, step.text);
    else {
      const text = readFileSync(join(copy.root, step.file), 'utf8');
      expect(text.split(step.before), `${step.file} has these lines once:\n${step.before}`).toHaveLength(2);
      copy.write(
        step.file,
        text.replace(step.before, () => step.after),
      );
    }
  }
}

beforeAll(() => {
  copy = new WorkspaceCopy();
  return () => copy.remove();
});

async function expectPassed(...run: Parameters<WorkspaceCopy['run']>): Promise<void> {
  const { passed, output } = await copy.run(...run);
  expect(passed, output).toBe(true);
}

describe('the recipe', { timeout: 5 * MINUTES }, () => {
  it.each(['page', 'hook', 'brand', 'token', 'language'])('of a %s works step by step', follow);
});

describe('the recipes’ result', { timeout: 5 * MINUTES }, () => {
  const check = (name: string) => ['tools/workshop/checks/src/check.ts', name];

  it('passes type checking', () => expectPassed('tsc', ['--noEmit', '-p', '.']));
  it.each(['texts', 'brands', 'contract', 'file-names'])('passes the check of %s', (name) =>
    expectPassed('node', check(name)),
  );
  it('passes the tests of the theme and of the menus', async () => {
    await expectPassed('vitest', ['run', 'src/theme'], 'libs/ui');
    await expectPassed('vitest', ['run', 'src/menu'], 'libs/shell');
  });
});
