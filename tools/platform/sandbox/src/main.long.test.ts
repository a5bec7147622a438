import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { postToProviders, endAll, endChild, runChild, startChild, type Child } from './testing/startChild.ts';
import { SITE_ID } from './testing/openTest.ts';

let folder: string;
const acknowledged: string[] = [];

const json = (headers: Record<string, string>, body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function logIn({ url }: Child): Promise<string> {
  const reply = await fetch(
    `${url}/_api/login`,
    json({ 'site-id': SITE_ID }, { username: 'deniz', password: 'deniz-baize-1' }),
  );
  return ((await reply.json()) as { access_token: string }).access_token;
}

async function openSlot(child: Child, token: string): Promise<string> {
  const headers = { 'site-id': SITE_ID, authorization: `Bearer ${token}` };
  const launched = (await (await fetch(`${child.url}/_api/game/1001`, { headers })).json()) as {
    data: { url: string };
  };
  const launch = new URL(launched.data.url).searchParams.get('launch');
  return ((await postToProviders(child, '/slot/api/session', {}, { launch })) as { token: string }).token;
}

/** Spins repeatedly and records each acknowledged round, until the connection breaks. */
async function spinUntilCut(child: Child, token: string): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `crash-${process.pid}-${turn}` };
    const body = await postToProviders(child, '/slot/api/spin', headers, { stake: '2.00' }).catch(
      () => undefined,
    );
    if (!body) return;
    acknowledged.push((body as { round: string }).round);
    if (acknowledged.length === 15) void endChild(child, 'SIGKILL');
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-sandbox-'));
  return () => {
    endAll();
    rmSync(folder, { recursive: true, force: true });
  };
});

describe('the command line', () => {
  it('locks its folder, and keeps every acknowledged round after kill -9', async () => {
    const data = join(folder, 'data');
    const first = await startChild(['--data', data, '--quiet']);
    const second = await runChild(['--data', data]);
    expect(second.code).toBe(1);
    expect(second.output).toContain(`in use by process ${first.process.pid}`);
    expect(second.output.split('\n')).toHaveLength(1);

    const token = await logIn(first);
    await spinUntilCut(first, await openSlot(first, token));
    expect(acknowledged.length).toBeGreaterThanOrEqual(15);

    const again = await startChild(['--data', data, '--quiet']);
    const headers = { 'site-id': SITE_ID, authorization: `Bearer ${token}` };
    const kept = new Set<string>();
    for (const page of [1, 2]) {
      const reply = await fetch(`${again.url}/_api/account/game-history?type=1&page=${page}`, { headers });
      const { data: rows } = (await reply.json()) as { data: { data: { transaction_id: string }[] } };
      for (const { transaction_id: id } of rows.data) kept.add(id);
    }
    for (const round of acknowledged) expect(kept).toContain(`b-${round}`);
    expect(((await (await fetch(`${again.url}/readyz`)).json()) as { status: string }).status).toBe('ready');

    const taken = await runChild(['--data', 'memory', '--port', String(again.port)]);
    expect([taken.code, taken.output.split('\n').length]).toEqual([1, 1]);
    expect(taken.output).toContain(`Port ${again.port} is in use`);
    expect(await endChild(again, 'SIGTERM')).toBe(0);
  }, 60_000);

  it.each([
    [['--port', 'http'], '--port must be a whole number'],
    [['--colour', 'red'], '--colour'],
  ])('%j is refused with a one-line message', async (args, message) => {
    const { code, output } = await runChild(args);
    expect([code, output.split('\n').length]).toEqual([1, 1]);
    expect(output).toContain(message);
  });

  it('explains what to do about an unwritable folder and an unreachable PostgreSQL', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const unwritable = await runChild(['--data', join(file, 'data')]);
    expect(unwritable.code).toBe(1);
    expect(unwritable.output).toContain("isn't writable");
    const unreachable = await runChild([], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(unreachable.code).toBe(1);
    expect(unreachable.output).toContain("can't be reached");
    expect(unreachable.output.split('\n')).toHaveLength(1);
  });
});
