import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SANDBOX } from './visit.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const READY = /"port":(\d+).*"The site is ready"/;

/** The development site of a test, on a free port. */
export interface DevSite {
  url(brand: string, path: string): string;
  stop(): Promise<unknown>;
}

/**
 * Starts `npm run dev`'s site server in front of the tests' sandbox, with the brands of a folder.
 * @throws with its output if it ends before it's ready
 */
export async function startDev(brands: string): Promise<DevSite> {
  const args = ['tools/site/server/src/dev.ts', '--host', '127.0.0.1', '--port', '0', '--platform', SANDBOX];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, BRANDS_DIR: brands, LOG_LEVEL: 'info' },
  });
  const ended = once(child, 'close');
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    const onOutput = (text: unknown) => {
      output += String(text);
      const [, found] = READY.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('close', () => reject(new Error(`The dev server exited before it was ready:\n${output}`)));
  });
  return {
    url: (brand, path) => `http://${brand}.localhost:${port}${path}`,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
