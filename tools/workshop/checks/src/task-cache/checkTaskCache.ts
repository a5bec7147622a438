import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '../copyWorkspace.ts';
import { BREAKAGES, type Breakage } from './breakages.ts';

const CACHED = /\[(?:local cache|existing outputs match the cache[^\]]*)\]/;

/* As in the gate, since a full run's long tests would only repeat what each file breaks. */
const GATE_ENV = { ...process.env, FULL_RUN: undefined };

/** Runs a task like `npm test`; `cached` if the result came from the cache. */
function run(folder: string, task: string) {
  const { status, stdout, stderr } = spawnSync('nx', ['run', task, '--outputStyle=static'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...GATE_ENV, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', CI: 'true' },
  });
  const output = stdout + stderr;
  return { passed: status === 0, cached: CACHED.test(output), output };
}

/** Runs a task until its result comes from the cache. */
function warm(folder: string, task: string): string[] {
  const first = run(folder, task);
  if (!first.passed) return [`${task} fails in a fresh copy:\n${first.output.slice(-2000)}`];
  return run(folder, task).cached ? [] : [`${task} runs again although nothing has changed.`];
}

/** Breaks a file, expects the task to fail, and restores the file. */
function afterBreaking(folder: string, { task, file, broken }: Breakage): string[] {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, broken(text));
  const { passed, cached } = run(folder, task);
  writeFileSync(path, text);
  if (!passed) return [];
  return [`${task} passes${cached ? ' from the cache' : ''} with a broken ${file}.`];
}

/**
 * In a copy of the workspace with a warm cache, breaks one file of each kind that tasks read, and expects them to fail.
 */
export function checkTaskCache(): string[] {
  const folder = copyWorkspace();
  try {
    const cold = [...new Set(BREAKAGES.map(({ task }) => task))].flatMap((task) => warm(folder, task));
    return cold.length > 0 ? cold : BREAKAGES.flatMap((breakage) => afterBreaking(folder, breakage));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
