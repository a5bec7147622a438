import { freePort } from '@baize/http/free-port';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listening } from '../testing/listening.ts';
import { killScripts, runScript } from '../testing/runScript.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-start-'));
  return () => {
    killScripts();
    rmSync(folder, { recursive: true, force: true });
  };
});

/** The offset of the sandbox's port from the site's. */
const SANDBOX = 100;
/** Longer than building and starting takes on a busy machine. */
const TIMEOUT_MS = 120_000;

const start = (args: readonly string[]) => runScript('tools/workshop/launch/src/start/start.ts', args);
const sandbox = (args: readonly string[], env?: Record<string, string>) =>
  runScript('tools/platform/sandbox/src/main.ts', args, env);

const lines = (text: string) => text.trim().split('\n');

describe('the command line', { timeout: TIMEOUT_MS }, () => {
  const SCRIPTS = {
    'npm start': 'tools/workshop/launch/src/start/start.ts',
    'the site server': 'tools/site/server/src/main.ts',
    'the reference server': 'tools/platform/sandbox/src/main.ts',
  };

  it.each(Object.entries(SCRIPTS))('of %s lists the options with --help', async (_, script) => {
    const { code, output } = await runScript(script, ['--help']).ended;
    expect(code).toBe(0);
    for (const option of ['--port', '--help', 'TRUST_PROXY']) expect(output).toContain(option);
  });

  it.each(Object.entries(SCRIPTS))('of %s reports a mistake in one line', async (_, script) => {
    for (const [args, wrong] of [
      [['--colour', 'red'], '--colour'],
      [['--port', 'http'], '--port must be a whole number'],
    ] as const) {
      const { code, output } = await runScript(script, args).ended;
      expect(code).toBe(1);
      expect(lines(output)).toHaveLength(1);
      expect(output).toContain(wrong);
    }
  });
});

describe('a failed start explains in one line why, and what to do', { timeout: TIMEOUT_MS }, () => {
  it('a port of the site or of the sandbox in use', async () => {
    for (const beyond of [0, 100]) {
      const taken = await listening((await freePort(SANDBOX)) + 100);
      const { code, output } = await start(['--port', String(taken.port - beyond), '--data', 'memory']).ended;
      taken.close();
      expect(code).toBe(1);
      expect(lines(output)).toHaveLength(1);
      expect(output).toMatch(new RegExp(`^Port ${taken.port} .*is in use\\. .*--port`));
    }
  });

  it('a platform without a scheme', async () => {
    const { code, output } = await start(['--platform', 'platform.example']).ended;
    expect(code).toBe(1);
    expect(lines(output)).toHaveLength(1);
    expect(output).toMatch(/^--platform must be an origin/);
  });

  it('an unwritable folder', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, output } = await start([
      '--port',
      String(await freePort(SANDBOX)),
      '--data',
      join(file, 'data'),
    ]).ended;
    expect(code).toBe(1);
    expect(lines(output)).toHaveLength(1);
    expect(output).toContain(`The folder ${join(file, 'data')} isn't writable`);
  });

  it('a database that doesn’t respond', async () => {
    const unusedPort = await freePort();
    const args = ['--port', String(await freePort(SANDBOX)), '--quiet'];
    const address = `postgres://baize:secret@127.0.0.1:${unusedPort}/baize`;
    const { code, output } = await sandbox(args, { DATABASE_URL: address }).ended;
    expect(code).toBe(1);
    expect(lines(output)).toHaveLength(1);
    expect(output).toContain('DATABASE_URL');
    expect(output).not.toContain('secret');
  });

  it('a second sandbox on the same folder, which names the process that holds it', async () => {
    const data = join(folder, 'shared');
    const first = sandbox(['--port', '0', '--data', data]);
    await first.waitForOutput('Listening');
    const { code, output } = await sandbox(['--port', '0', '--data', data]).ended;
    first.child.kill('SIGTERM');
    expect(code).toBe(1);
    expect(lines(output)).toHaveLength(1);
    expect(output).toContain(`process ${first.child.pid}`);
    expect((await first.ended).code).toBe(0);
  });
});

/** A visitor's requests to the running site, on its port. */
function visitor(port: number) {
  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/_api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'site-id': '4107', ...headers },
      body: JSON.stringify(body),
    });
  return {
    async logIn() {
      const reply = await call('login', { username: 'defne', password: 'defne-baize-1' });
      return ((await reply.json()) as { access_token: string }).access_token;
    },
    deposit: (token: string) =>
      call(
        'account/deposit/credit-card',
        { payment_id: 2504, endpoint: 'account/deposit/credit-card', amount: '300' },
        { authorization: `Bearer ${token}` },
      ),
  };
}

/** The home page that a running site serves to a host. */
async function pageOf(port: number, host: string): Promise<string> {
  const [reply] = (await once(get({ port, headers: { host } }), 'response')) as [IncomingMessage];
  expect(reply.statusCode).toBe(200);
  return text(reply);
}

/** The control page of a running sandbox. */
function control(port: number) {
  const address = `http://127.0.0.1:${port}/_sandbox/api`;
  return {
    slow: (operationId: string) =>
      fetch(`${address}/fault`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operationId, fault: 'slow' }),
      }),
    waiting: async () => ((await (await fetch(`${address}/faults`)).json()) as unknown[]).length,
  };
}

describe('a running start', { timeout: TIMEOUT_MS }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints what runs where, and on %s finishes a pending deposit and shuts everything down',
    async (signal) => {
      const port = await freePort(SANDBOX);
      const all = start(['--port', String(port), '--data', 'memory']);
      await all.waitForOutput('Ctrl+C ends it');
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      const player = visitor(port);
      const token = await player.logIn();
      const { slow, waiting } = control(port + 100);
      await slow('startDeposit');
      const deposit = player.deposit(token).then(async (reply) => [reply.status, await reply.text()]);
      await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });

      if (all.child.pid === undefined) throw new Error('It has not started.');
      process.kill(-all.child.pid, signal);
      expect(await deposit).toEqual([200, expect.stringContaining('/payment/window?launch=')]);
      const { code, output } = await all.ended;
      expect(code).toBe(0);
      expect(output).toContain(`http://orvane.localhost:${port}`);
      expect(output).not.toMatch(/code \d{3}/);
      expect(output).toMatch(/elif .*code.* control page/);
      for (const left of [port, port + 100]) (await listening(left)).close();
    },
  );

  it('leaves no process behind when it is killed', async () => {
    const port = await freePort(SANDBOX);
    const all = start(['--port', String(port), '--data', 'memory']);
    await all.waitForOutput('Ctrl+C ends it');
    all.child.kill('SIGKILL');
    /* The services share its stderr: it closes with the last of them. */
    await all.ended;
    for (const left of [port, port + 100]) (await listening(left)).close();
  });

  it('serves every brand from one platform on another port', async () => {
    const [port, platformPort] = [await freePort(SANDBOX), await freePort(SANDBOX)];
    const platform = sandbox(['--port', String(platformPort), '--data', 'memory']);
    await platform.waitForOutput('Listening');
    const site = start(['--port', String(port), '--platform', `http://127.0.0.1:${platformPort}`]);
    await site.waitForOutput('Ctrl+C ends it');
    for (const brand of ['orvane', 'larkmere', 'vuxelo']) {
      const page = await pageOf(port, `${brand}.localhost`);
      expect(/<title>(.*?)<\/title>/.exec(page)?.[1]).toMatch(new RegExp(brand, 'i'));
      /* Without the platform's options no page is rendered on the server. */
      expect(/<div id="root">.*<main/s.test(page), 'it has its markup').toBe(true);
    }
    for (const { child } of [site, platform]) child.kill('SIGTERM');
    expect([(await site.ended).code, (await platform.ended).code]).toEqual([0, 0]);
  });

  it('with another platform starts only the site, and passes its replies on', async () => {
    const port = await freePort(SANDBOX);
    const platform = createHttpServer((_, reply) => reply.end('{"from":"the operator"}'));
    await once(platform.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
    const all = start(['--port', String(port), '--platform', address]);
    await all.waitForOutput('Ctrl+C ends it');
    const reply = await fetch(`http://127.0.0.1:${port}/_api/options`);
    expect(await reply.json()).toEqual({ from: 'the operator' });
    (await listening(port + 100)).close();
    all.child.kill('SIGTERM');
    const { code, output } = await all.ended;
    platform.close().closeAllConnections();
    expect(code).toBe(0);
    expect(output).toContain(address);
    expect(output).not.toMatch(/Pretend|control page/);
  });
});
