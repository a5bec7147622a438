import { freePort } from '@baize/http/free-port';
import { beforeAll, expect, it } from 'vitest';
import { listening } from '../testing/listening.ts';
import { killScripts, runScript } from '../testing/runScript.ts';

beforeAll(() => killScripts);

/** The offset of the sandbox's port from the site's. */
const SANDBOX = 100;
/** Longer than building and starting takes on a busy machine. */
const TIMEOUT_MS = 120_000;

it(
  'starts everything, prints what runs where, and ends all of it on SIGTERM',
  async () => {
    const port = await freePort(SANDBOX);
    const all = runScript('tools/workshop/launch/src/start/start.ts', [
      '--port',
      String(port),
      '--data',
      'memory',
    ]);
    await all.waitForOutput('Ctrl+C ends it');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    all.child.kill('SIGTERM');
    const { code, output } = await all.ended;
    expect(code).toBe(0);
    expect(output).toContain(`http://orvane.localhost:${port}`);
    for (const left of [port, port + 100]) (await listening(left)).close();
  },
  TIMEOUT_MS,
);
