import { freePort } from '@baize/http/free-port';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { startProcess, type StartedProcess } from './startProcess.ts';

/** `nobody`, if we may become someone else. */
const USER = process.getuid?.() === 0 ? 65_534 : undefined;
/** Node alone, so that nothing of this checkout is found by accident. */
const NODE = process.execPath;

/** A packed site in a folder of its own, with a sandbox as its platform. */
export interface PackedPlace {
  /** The packed site. */
  site: string;
  /** The sandbox's origin. */
  platform: string;
  /** Starts a site server of the packed site on a port. */
  startServer(port: number, settings?: Record<string, string>): Promise<StartedProcess>;
  /** Adds a release of an app: the packed one under another version. */
  addRelease(app: string, version: string): void;
  /** The version that was packed. */
  version: string;
  close(): Promise<void>;
}

/** Copies the packed site (`setup.ts`) elsewhere, and starts a sandbox. */
export async function openPackedPlace(): Promise<PackedPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-packed-'));
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  cpSync(join(ROOT, 'artifacts/release/site'), site, { recursive: true });
  const port = await freePort();
  const sandbox = await startProcess(
    [
      NODE,
      join(ROOT, 'tools/platform/sandbox/src/main.ts'),
      '--port',
      String(port),
      '--data',
      'memory',
      '--quiet',
    ],
    { env: { PATH: process.env.PATH ?? '' }, ready: `http://127.0.0.1:${port}/readyz` },
  );
  const platform = `http://127.0.0.1:${port}`;
  const { version } = JSON.parse(readFileSync(join(ROOT, 'apps/web/package.json'), 'utf8')) as {
    version: string;
  };
  return {
    site,
    platform,
    version,
    startServer: (own, settings = {}) =>
      startProcess([NODE, 'server/main.js'], {
        cwd: site,
        env: { PLATFORM_URL: platform, PORT: String(own), TRUST_PROXY: 'loopback', ...settings },
        user: USER,
        ready: `http://127.0.0.1:${own}/healthz`,
      }),
    addRelease(app, added) {
      const to = join(site, 'apps', app, added);
      cpSync(join(site, 'apps', app, version), to, { recursive: true });
      const file = join(to, 'client/version.json');
      const about = JSON.parse(readFileSync(file, 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...about, version: added }));
    },
    async close() {
      await sandbox.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
