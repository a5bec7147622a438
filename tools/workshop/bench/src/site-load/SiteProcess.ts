import { freePort } from '@baize/http/free-port';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, WORK } from '../paths.ts';
import { sumOf } from './sumOf.ts';
import { timedGet } from './timedGet.ts';

const MAIN = join(ROOT, 'tools/site/server/src/main.ts');
const START_MS = 20_000;

/** The server's own metrics since its start. */
export interface Figures {
  /** CPU time of all its threads, ms. */
  cpuMs: number;
  memoryMb: number;
  renders: number;
  withoutMarkup: number;
}

export interface SiteProcess {
  port: number;
  figures(): Promise<Figures>;
  stop(): Promise<void>;
}

/**
 * Starts the site server as in a deployment, in front of this platform.
 * @throws if it isn't up in time; its output is on stderr
 */
export async function startSiteProcess(platform: string): Promise<SiteProcess> {
  const [port, metrics] = [await freePort(), await freePort()];
  const settings = {
    platform,
    port,
    'metrics-port': metrics,
    'apps-dir': join(WORK, 'apps'),
    'log-level': 'error',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(process.execPath, [MAIN, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const latest = Date.now() + START_MS;
  while ((await timedGet(port, 'localhost', '/healthz')).status !== 200) {
    if (child.exitCode !== null || Date.now() > latest)
      throw new Error("The site server didn't start; see its output above.");
    await wait(100);
  }
  return {
    port,
    async figures() {
      const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
      return {
        cpuMs: sumOf(text, 'process_cpu_seconds_total') * 1000,
        memoryMb: sumOf(text, 'process_resident_memory_bytes') / 2 ** 20,
        renders: sumOf(text, 'site_render_seconds_count'),
        withoutMarkup: sumOf(text, 'site_pages_without_markup_total'),
      };
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
