import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestNginx {
  url: string;
  port: number;
  /** The folder of its cache and log. */
  prefix: string;
  /** Stops it and returns the lines of its access log. */
  stop(): Promise<string[]>;
}

export const CONFIG = join(import.meta.dirname, '../../nginx/three-sandboxes.conf');

/** Debian's nginx is in sbin, which is only in root's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
/** The ports in the example: nginx's own, and the three sandboxes'. */
const PORTS = [4300, 4301, 4302, 4303];
const ADDRESS = /\b127\.0\.0\.1:(\d+)\b/g;
const RUNNING = 'start worker process ';

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { env }).status === 0;

/**
 * The example's configuration with other ports: nginx's own, then the sandboxes'. Replaces complete addresses in one
 * pass, since a new port may start with an old one's digits.
 */
export function configFor(text: string, ports: readonly number[]): string {
  const wanted = new Map(PORTS.map((port, at) => [String(port), ports[at]]));
  const named = new Set([...text.matchAll(ADDRESS)].map(([, port = '']) => port));
  if (ports.length !== PORTS.length || named.symmetricDifference(new Set(wanted.keys())).size > 0)
    throw new Error(`${CONFIG} names the ports ${[...named].join(', ')}, not ${PORTS.join(', ')}.`);
  return text.replaceAll(ADDRESS, (_, port: string) => `127.0.0.1:${wanted.get(port)}`);
}

/** Runs nginx with the example's configuration in a temporary folder, and resolves once it listens. */
export async function startNginx(port: number, upstreams: readonly number[]): Promise<TestNginx> {
  const prefix = mkdtempSync(join(tmpdir(), 'baize-nginx-'));
  /* When started by root, its workers run as `nobody`, who needs access to the cache. */
  chmodSync(prefix, 0o755);
  const config = join(prefix, 'nginx.conf');
  writeFileSync(config, configFor(readFileSync(CONFIG, 'utf8'), [port, ...upstreams]));
  const server = spawn('nginx', ['-p', prefix, '-c', config, '-e', 'stderr'], { env });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
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
    url: `http://127.0.0.1:${port}`,
    port,
    prefix,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      const log = readFileSync(join(prefix, 'access.log'), 'utf8');
      tidy();
      return log.trim().split('\n');
    },
  };
}
