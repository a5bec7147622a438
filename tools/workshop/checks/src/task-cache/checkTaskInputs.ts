import { execFileSync, spawnSync } from 'node:child_process';
import { checkFilesAreInputs } from 'nx/src/hasher/check-task-files';
import { ROOT } from '../root.ts';
import { cachedTasks, type CachedTask } from './cachedTasks.ts';
import { tracedReads } from './tracedReads.ts';

/** Source files only: git-ignored files are generated from them. */
const sources = () =>
  new Set(
    execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split(
      '\n',
    ),
  );

/** One line per project folder, however many of its files a task reads. */
function perFolder(files: readonly string[]): string[] {
  const folders = Map.groupBy(files, (file) => file.split('/').slice(0, 2).join('/'));
  return [...folders].map(([folder, [first, ...more]]) =>
    more.length > 0 ? `${more.length + 1} files of ${folder}, ${first} among them` : (first ?? folder),
  );
}

async function undeclared(task: CachedTask, ours: ReadonlySet<string>): Promise<string[]> {
  const reads = [...(await tracedReads(task))].filter((file) => ours.has(file));
  if (reads.length === 0)
    return [`${task.id} doesn't read any file, so tracing doesn't work on this machine.`];
  const { unmatched } = await checkFilesAreInputs(task.id, reads);
  return perFolder(unmatched).map(
    (files) => `${task.id} reads ${files}, which isn't among its cache inputs.`,
  );
}

/**
 * Runs each cached task under strace and compares the files that it reads with its cache inputs: if a file is read but
 * isn't an input, it can break without the task being run again. `check.ts inputs site-server` checks only some tasks.
 */
export async function checkTaskInputs(wanted: readonly string[]): Promise<string[]> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    console.warn("Skipped the check of cached tasks' inputs, since strace isn't installed.");
    return [];
  }
  const ours = sources();
  const tasks = (await cachedTasks()).filter(
    ({ id }) => wanted.length === 0 || wanted.some((word) => id.includes(word)),
  );
  const problems: string[] = [];
  for (const task of tasks) {
    console.log(task.id);
    problems.push(...(await undeclared(task, ours)));
  }
  return problems;
}
