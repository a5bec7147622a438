/** `npm run matrix`: runs the sandbox's tests, and prints which examples of which operations they saw. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract } from '../contract/Contract.ts';
import { NOTES, type SeenReply } from '../testing/seenReplies.ts';
import { gapsOf, makeMatrix } from './makeMatrix.ts';
import type { Row } from './Row.ts';

const MARKS: Record<Row['seen'], string> = { real: '', told: ' (told)', missing: ' MISSING' };

const folder = mkdtempSync(join(tmpdir(), 'baize-matrix-'));
try {
  const { status } = spawnSync('vitest', ['run', '--reporter=dot'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, [NOTES]: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const seen = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SeenReply),
  );
  const { operations } = await loadContract();
  const rows = makeMatrix(operations, seen);
  for (const { operationId } of operations) {
    const own = rows.filter((row) => row.operationId === operationId);
    console.log(
      `${operationId.padEnd(32)} ${own.map((row) => `${row.status} ${row.example}${MARKS[row.seen]}`).join(', ')}`,
    );
  }
  const gaps = gapsOf(rows);
  const count = (kind: Row['seen']) => rows.filter((row) => row.seen === kind).length;
  console.log(
    `\n${operations.length} operations, ${rows.length} examples: ${count('real')} real, ${count('told')} told, ${count('missing')} missing`,
  );
  for (const gap of gaps) console.log(`- ${gap}`);
  process.exitCode = status === 0 && gaps.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
