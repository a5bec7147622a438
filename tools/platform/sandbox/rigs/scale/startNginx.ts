import { runNginx, type TestNginx } from '@baize/http/nginx';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CONFIG = join(import.meta.dirname, '../../nginx/three-sandboxes.conf');

/** The ports in the example: nginx's own, and the three sandboxes'. */
const PORTS = [4300, 4301, 4302, 4303];
const ADDRESS = /\b127\.0\.0\.1:(\d+)\b/g;

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
export const startNginx = (port: number, upstreams: readonly number[]): Promise<TestNginx> =>
  runNginx(() => configFor(readFileSync(CONFIG, 'utf8'), [port, ...upstreams]));
