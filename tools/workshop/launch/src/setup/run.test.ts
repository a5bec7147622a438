import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from './run.ts';

it('returns a command’s output and exit code', async () => {
  const { code, output } = await run('node', ['-e', 'console.log("said"); process.exitCode = 3']);
  expect({ code, output }).toEqual({ code: 3, output: 'said\n' });
});

it('reports a command that could not be started', async () => {
  expect((await run('no-such-command', [])).code).toBe(127);
});

it('ends a command that takes too long, including its children', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-run-'));
  const note = join(folder, 'pid');
  /* The shell waits for its own child process, which never ends. */
  const script = `node -e "require('fs').writeFileSync('${note}', String(process.pid)); setInterval(() => {}, 1e9)" & wait`;
  const { code, output } = await run('sh', ['-c', script], { limitMs: 3000 });
  const isRunning = () => {
    try {
      process.kill(Number(readFileSync(note, 'utf8')), 0);
      return true;
    } catch {
      return false;
    }
  };
  expect({ code, said: output.includes('it was ended after'), started: existsSync(note) }).toEqual({
    code: 124,
    said: true,
    started: true,
  });
  await expect.poll(isRunning, { timeout: 30_000 }).toBe(false);
  rmSync(folder, { recursive: true });
});
