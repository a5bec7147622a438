/**
 * `npm run stress:ledger`: the ledger's long stress runs, on both engines. `--kills 50 --operations 20000
 * ...`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../../src/testing/openPostgres.ts';
import { ENGINES } from './engines.ts';
import { killUnderLoad } from './killUnderLoad.ts';
import { loseReplies } from './loseReplies.ts';
import { mixedLoad } from './mixedLoad.ts';
import { modelSequences } from './modelSequences.ts';
import type { Place } from './Place.ts';

const text = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    clients: text('32'),
    operations: text('20000'),
    sequences: text('1000'),
    steps: text('50'),
    kills: text('50'),
    lost: text('1000'),
    seed: text('7'),
  },
});
const number = (name: keyof typeof values) => Number(values[name]);
const seed = number('seed');

async function timed<T>(name: string, work: () => Promise<T>): Promise<void> {
  const start = Date.now();
  const result = await work();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${result === undefined ? 'as the model' : JSON.stringify(result)} in ${seconds} s`);
}

async function inPlace(name: string, place: Place): Promise<void> {
  await timed(`${name}, replies lost`, () => loseReplies(place, number('lost')));
  await timed(`${name}, kills under load`, () => killUnderLoad(place, number('kills')));
}

for (const [name, open] of Object.entries(ENGINES)) {
  const { test, close } = await open();
  await timed(`${name}, mixed load`, () =>
    mixedLoad(test, { clients: number('clients'), operations: number('operations'), seed }),
  );
  await timed(`${name}, model`, () =>
    modelSequences(test, { sequences: number('sequences'), steps: number('steps'), seed }),
  );
  await close();
}

const folder = mkdtempSync(join(tmpdir(), 'baize-bank-'));
try {
  await inPlace('PGlite', { args: ['--data', join(folder, 'data')], env: {} });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const server = await openPostgres();
try {
  await inPlace('PostgreSQL', { args: [], env: { DATABASE_URL: server.url } });
} finally {
  await server.close();
}
