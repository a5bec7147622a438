/** `npm run bench:sandbox`: the sandbox's throughput on both engines. `--clients 16 --seconds 4` */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { childPlayer } from '../ledger-stress/childPlayer.ts';
import type { Place } from '../ledger-stress/Place.ts';
import { openPostgres } from '../../src/testing/openPostgres.ts';
import { SITE_ID } from '../../src/testing/openTest.ts';
import { endChild, startChild } from '../../src/testing/startChild.ts';
import { FREQUENT_CALLS } from './frequentCalls.ts';
import { loadCall } from './loadCall.ts';

const PLAYER = 'deniz';
const { values } = parseArgs({
  options: { clients: { type: 'string', default: '16' }, seconds: { type: 'string', default: '4' } },
});
const options = { clients: Number(values.clients), time: Number(values.seconds) * 1000 };

/** Resident memory of a process, MB. */
const memoryOf = (pid: number | undefined) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

async function measure(engine: string, { args, env }: Place): Promise<void> {
  const child = await startChild([...args, '--quiet', '--production'], env);
  const { token } = await childPlayer(child, PLAYER);
  console.log(`\n${engine}, ${options.clients} clients, ${memoryOf(child.process.pid)} MB at the start`);
  console.log(
    `${'call'.padEnd(16)}${'per second'.padStart(12)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}`,
  );
  for (const { name, path, asPlayer } of FREQUENT_CALLS) {
    const headers = { 'site-id': SITE_ID, ...(asPlayer && { authorization: `Bearer ${token}` }) };
    const { perSecond, p50, p99, failed } = await loadCall(`${child.url}/_api${path}`, headers, options);
    if (failed > 0) throw new Error(`${failed} calls of ${name} didn't return 200.`);
    console.log(
      `${name.padEnd(16)}${perSecond.toFixed(0).padStart(12)}${p50.toFixed(1).padStart(10)}${p99.toFixed(1).padStart(10)}`,
    );
  }
  console.log(`${memoryOf(child.process.pid)} MB at the end`);
  await endChild(child, 'SIGTERM');
}

const folder = mkdtempSync(join(tmpdir(), 'baize-load-'));
try {
  await measure('PGlite', { args: ['--data', join(folder, 'data')], env: {} });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const server = await openPostgres();
try {
  await measure('PostgreSQL', { args: [], env: { DATABASE_URL: server.url } });
} finally {
  await server.close();
}
