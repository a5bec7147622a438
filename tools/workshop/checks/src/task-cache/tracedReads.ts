import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../root.ts';
import type { CachedTask } from './cachedTasks.ts';

/** With `-y` strace resolves a descriptor to its file, whatever the path was relative to. */
const STRACE = ['-f', '-y', '--seccomp-bpf', '-qq', '-e', 'trace=open,openat', '-e', 'status=successful'];
const OPENED = /\b(?:O_RDONLY|O_RDWR)\b(?!.*\bO_DIRECTORY\b).* = \d+<(\/.*)>$/;

/** The workspace file that a trace line reports as opened for reading, relative to the root. */
export function fileRead(line: string): string | undefined {
  const path = OPENED.exec(line)?.[1];
  const inside = path && relative(ROOT, path);
  return inside && !inside.startsWith('..') ? inside : undefined;
}

async function readsIn(trace: string): Promise<Set<string>> {
  const reads = new Set<string>();
  for await (const line of createInterface({ input: createReadStream(trace) })) {
    const file = fileRead(line);
    if (file) reads.add(file);
  }
  return reads;
}

/** Runs a task and returns the workspace files that it, or any process it starts, opens for reading. */
export async function tracedReads({ id, command, cwd }: CachedTask): Promise<Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-trace-'));
  const trace = join(folder, 'trace');
  try {
    const bin = join(ROOT, 'node_modules/.bin');
    const env = { ...process.env, CI: 'true', PATH: `${bin}:${process.env.PATH}` };
    const child = spawn('strace', [...STRACE, '-o', trace, 'sh', '-c', command], { cwd, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    if (code !== 0) throw new Error(`${id} failed under strace:\n${output.slice(-2000)}`);
    return await readsIn(trace);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
