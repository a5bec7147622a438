import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestNginx {
  /** The folder of its cache and log. */
  prefix: string;
  /** Applies the configuration again, without ending requests in flight. */
  reload(): void;
  /** Stops it and returns the lines of `access.log`. */
  stop(): Promise<string[]>;
}

/** Debian's nginx is in sbin, which is only in root's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
const RUNNING = 'start worker process ';

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { env }).status === 0;

/**
 * Runs nginx in the foreground, in a temporary folder, and resolves once it listens.
 * @param configOf - the whole configuration, which must name `access.log` as its log, from the folder
 * @throws with nginx's own message if it refuses the configuration
 */
export async function runNginx(configOf: (prefix: string) => string): Promise<TestNginx> {
  const prefix = mkdtempSync(join(tmpdir(), 'baize-nginx-'));
  /* When started by root, its workers run as `nobody`, who needs access to the cache. */
  chmodSync(prefix, 0o755);
  const config = join(prefix, 'nginx.conf');
  writeFileSync(config, configOf(prefix));
  const server = spawn('nginx', ['-p', prefix, '-c', config, '-e', 'stderr'], { env });
  const ended = once(server, 'close');
  const tidy = () => rmSync(prefix, { recursive: true });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes(RUNNING)) resolve();
    });
    void ended.then(() => reject(new Error(`nginx ended: ${output}`)));
  }).catch((error: unknown) => {
    tidy();
    throw error;
  });
  return {
    prefix,
    reload: () => {
      writeFileSync(config, configOf(prefix));
      server.kill('SIGHUP');
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      const log = readFileSync(join(prefix, 'access.log'), 'utf8');
      tidy();
      return log.trim().split('\n');
    },
  };
}
