import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const TETHERED = join(ROOT, 'tools/workshop/launch/src/setup/runTethered.mjs');
const SERVE = join(ROOT, 'tools/site/http/src/stopOnSignals.ts');
const TIMEOUT_MS = 30_000;

/** A package with an `npm start` like this project's, and a process that reports when it is asked to end. */
const FILES = {
  'package.json': JSON.stringify({ type: 'module', scripts: { start: 'exec node start.mjs' } }),
  'start.mjs': `import { runTethered } from ${JSON.stringify(TETHERED)};
    console.log('start ' + process.pid);
    runTethered(process.execPath, ['service.ts'], { cwd: import.meta.dirname, env: process.env });`,
  'service.ts': `import { stopOnSignals } from ${JSON.stringify(SERVE)};
    stopOnSignals(async () => console.log('ended well'));
    setInterval(() => {}, 1000);
    console.log('running');`,
};

let folder: string;
let npm: ChildProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-tethered-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  return () => {
    npm?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  };
});

it('npm start uses the same command', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['start', 'dev', 'test']) expect(scripts[name]).toMatch(/^exec node /);
});

it.each([
  ['npm', 'SIGTERM'],
  ['npm', 'SIGKILL'],
  ['start', 'SIGKILL'],
] as const)(
  'when only %s gets %s, its children exit cleanly',
  async (which, signal) => {
    npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    npm.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    while (!output.includes('running')) await once(npm.stdout!, 'data');
    const start = Number(/start (\d+)/.exec(output)?.[1]);
    process.kill(which === 'npm' ? npm.pid! : start, signal);
    /* The output closes when the last process is gone. */
    await once(npm, 'close');
    expect(output).toContain('ended well');
  },
  TIMEOUT_MS,
);
