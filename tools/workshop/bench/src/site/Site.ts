import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:https';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEVICES, type MeasuredApp } from '../browser/DEVICES.ts';
import { ROOT } from '../paths.ts';
import { FLOOR_HOST } from './createSite.ts';

/** The server process's message when it's ready. */
export interface SiteReady {
  port: number;
  spki: string;
}

export interface Site {
  app: MeasuredApp;
  floor: string;
  spki: string;
  url(brand: string, path: string): string;
  /** Visits the page like earlier visitors would, so that the server has rendered it from fresh data. */
  touch(brand: string, path: string): Promise<void>;
  stop(): void;
}

/** Longer than the server takes to refetch from the platform, ms. */
const RENEWED_MS = 500;

/** A brand's own host, since `.localhost` hosts are closed to crawlers. */
const hostOf = (brand: string) => `${brand}.example`;

interface Visit {
  port: number;
  host: string;
  path: string;
  userAgent: string;
}

function visit({ port, host, path, userAgent }: Visit): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'user-agent': userAgent };
    get({ host: '127.0.0.1', port, path, headers, rejectUnauthorized: false, agent: false }, (reply) => {
      reply.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}

interface Start {
  /** The checkout; this one by default. */
  root?: string;
  /** The app whose visitors are measured. */
  app?: MeasuredApp;
}

/**
 * Starts the server of a run.
 * @throws if its process ends before it's ready; the reason is on stderr
 */
export async function startSite({ root = ROOT, app = 'mobile-web' }: Start = {}): Promise<Site> {
  const child = fork(join(root, 'tools/workshop/bench/src/site/main.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  /* On a phone the browser has the CPU to itself, but here it shares one with the server. */
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = once(child, 'exit').then(() => {
    throw new Error("The bench's server exited before it was ready; see its output above.");
  });
  const [{ port, spki }] = (await Promise.race([once(child, 'message'), ended])) as [SiteReady];
  ended.catch(() => undefined);
  return {
    app,
    floor: `https://${FLOOR_HOST}:${port}/`,
    spki,
    url: (brand, path) => `https://${hostOf(brand)}:${port}${path}`,
    async touch(brand, path) {
      const { userAgent } = DEVICES[app];
      const request = { port, host: hostOf(brand), path, userAgent };
      await visit(request);
      await wait(RENEWED_MS);
      await visit(request);
    },
    stop: () => child.disconnect(),
  };
}
