import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName } from '../apps.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const running = new Set<ChildProcess>();

/** Kills processes left behind by a failed test. */
export function endAll() {
  for (const child of running) child.kill('SIGKILL');
}

export interface FakeApps {
  folder: string;
  remove: () => void;
}

/** A folder with small builds of some apps; each page shows the app's name. */
export function buildFakeApps(...names: AppName[]): FakeApps {
  const folder = mkdtempSync(join(tmpdir(), 'baize-apps-'));
  for (const name of names) {
    const dist = join(folder, name, 'dist');
    mkdirSync(join(dist, 'client/.vite'), { recursive: true });
    mkdirSync(join(dist, 'server'));
    const manifest = { 'main.ts': { file: 'main.js', isEntry: true } };
    writeFileSync(join(dist, 'client/.vite/manifest.json'), JSON.stringify(manifest));
    const about = { app: name, version: '1.0.0', contract: '1.0.0', libs: {} };
    writeFileSync(join(dist, 'client/version.json'), JSON.stringify(about));
    const page = {
      head: '',
      html: name,
      styles: '',
      state: {},
      imports: [],
      playerImports: [],
      complete: true,
      found: true,
    };
    writeFileSync(join(dist, 'server/package.json'), '{"type":"module"}');
    writeFileSync(
      join(dist, 'server/entry-server.js'),
      `export const renderApp = async () => (${JSON.stringify(page)});`,
    );
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Runs the site server's command on a free port. */
export function startMain(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, '--port', '0', ...args], { env: { ...process.env, ...env } });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output: output.trim(),
  }));
  /** Its output until it matches the pattern. */
  const waitForOutput = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      await Promise.race([
        once(child.stdout, 'data'),
        ended.then(() =>
          Promise.reject(new Error(`The process exited before its output matched ${pattern}:\n${output}`)),
        ),
      ]);
    }
  };
  return { child, ended, waitForOutput };
}
