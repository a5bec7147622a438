import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from './paths.ts';
import { sourceFiles } from './sourceStamp.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-inputs-'));
  return () => rmSync(folder, { recursive: true });
});

/** The input files of a cached task. */
function inputsOf(task: string): string[] {
  /* Through a file: the command exits before a pipe has received all of its output. */
  const json = join(folder, `${task.replaceAll(/\W/g, '-')}.json`);
  execFileSync('sh', ['-c', `nx show target inputs ${task} --json > "${json}"`], {
    cwd: ROOT,
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  return (JSON.parse(readFileSync(json, 'utf8')) as { files: string[] }).files;
}

it.each([
  '@baize/web:build',
  '@baize/mobile-web:build',
  '@baize/embed-shell:build',
  '@baize/site-server:fonts',
])('changes with every input of %s', (task) => {
  const inputs = inputsOf(task).filter((file) => existsSync(join(ROOT, file)));
  expect(inputs.length).toBeGreaterThan(100);
  expect(new Set(inputs).difference(new Set([...sourceFiles(), '.gitignore']))).toEqual(new Set());
});
