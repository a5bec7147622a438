/** `npm run fuzz`: the long run. `--cases 300 --seed 7`. */
import { parseArgs } from 'node:util';
import { openTest } from '../../src/testing/openTest.ts';
import { OPERATIONS } from './operations.ts';
import { runFuzz } from './runFuzz.ts';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '300' }, seed: { type: 'string', default: '7' } },
});
const test = await openTest({ production: true });
const start = Date.now();
let done = 0;
try {
  const { requests, statuses } = await runFuzz({
    test,
    seed: Number(values.seed),
    cases: Number(values.cases),
    onOperation: (id) => console.error(`${(done += 1)} of ${OPERATIONS.length} ${id}`),
  });
  const byStatus = new Map<string, number>();
  for (const [key, count] of statuses) {
    const status = key.split(' ')[1] ?? '';
    byStatus.set(status, (byStatus.get(status) ?? 0) + count);
  }
  console.log(
    `${requests} requests to ${OPERATIONS.length} operations in ${Math.round((Date.now() - start) / 1000)} s`,
  );
  for (const [status, count] of [...byStatus].sort()) console.log(`${status}  ${count}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await test.close();
}
