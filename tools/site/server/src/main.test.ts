import { freePort } from '@baize/http/free-port';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestFrom } from './testing/requestFrom.ts';
import { buildFakeApps, endAll, type FakeApps, startMain } from './testing/startMain.ts';

/** Timeout for a busy machine. */
const PATIENCE_MS = 10_000;

/** Longer than a start takes on a busy machine. */
const TIMEOUT_MS = 60_000;
const READY = /"port":(\d+).*"The site is ready"/;

let apps: FakeApps;
beforeAll(() => {
  apps = buildFakeApps('mobile-web');
  return () => apps.remove();
});
afterEach(endAll);

describe('the site server as a process', { timeout: TIMEOUT_MS }, () => {
  it('starts with the available apps, and reports what it serves', async () => {
    const { child, ended, waitForOutput } = startMain([], { APPS_DIR: apps.folder });
    const port = Number((await waitForOutput(READY))[1]);
    expect((await requestFrom(port, '/', { headers: { host: 'orvane.localhost' } })).text).toContain(
      '<div id="root">mobile-web</div>',
    );
    child.kill('SIGTERM');
    const { code, output } = await ended;
    expect(code).toBe(0);
    for (const named of ['orvane', 'mobile-web', 'http://127.0.0.1:4300']) expect(output).toContain(named);
  });

  it('accepts no more requests on SIGTERM, finishes those in flight, and exits with 0', async () => {
    const platform = createServer();
    const asked = once(platform, 'request') as Promise<[unknown, ServerResponse]>;
    await once(platform.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
    const { child, ended, waitForOutput } = startMain(['--platform', address], { APPS_DIR: apps.folder });
    const port = Number((await waitForOutput(READY))[1]);
    const reply = requestFrom(port, '/_api/deposit', { method: 'POST', body: '{}' });
    const [, answer] = await asked;
    child.kill('SIGTERM');
    await vi.waitFor(
      () => expect(requestFrom(port, '/healthz')).rejects.toThrow('ECONNREFUSED'),
      PATIENCE_MS,
    );
    answer.end('paid');
    expect((await reply).text).toBe('paid');
    expect((await ended).code).toBe(0);
    platform.close();
  });

  it('serves metrics only on their own port', async () => {
    const metricsPort = await freePort();
    const { child, ended, waitForOutput } = startMain(['--metrics-port', String(metricsPort)], {
      APPS_DIR: apps.folder,
    });
    const port = Number((await waitForOutput(READY))[1]);
    expect((await requestFrom(metricsPort, '/metrics')).text).toContain('nodejs_eventloop_lag');
    expect((await requestFrom(port, '/metrics')).text).not.toContain('nodejs_eventloop_lag');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  it.each([
    [['--apps-dir', '.'], /^APPS_DIR .*contains no built app: .* nx run-many -t build$/],
    [['--host', '203.0.113.9'], /^HOST .* must be an address of this machine, not "203\.0\.113\.9"\.$/],
    [['--platform', 'platform.example'], /^--platform must be an origin.*$/],
  ])('%j is refused in one line', async (args, line) => {
    const { code, output } = await startMain(args, { APPS_DIR: apps.folder }).ended;
    expect([code, output]).toEqual([1, expect.stringMatching(line)]);
  });
});
