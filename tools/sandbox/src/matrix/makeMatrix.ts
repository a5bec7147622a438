import type { Operation } from '../contract/Contract.ts';
import type { SeenReply } from '../testing/seenReplies.ts';
import type { Row } from './Row.ts';
import { signatureOf } from './signatureOf.ts';

const keyOf = (operationId: string, status: number, body: unknown) =>
  `${operationId} ${signatureOf(status, body)}`;

/** Every operation with every named example, and whether a test saw the sandbox answer it. */
export function makeMatrix(operations: readonly Operation[], seen: readonly SeenReply[]): Row[] {
  const real = new Set<string>();
  const told = new Set<string>();
  for (const { operationId, status, body, told: wasTold } of seen) {
    (wasTold ? told : real).add(keyOf(operationId, status, body));
  }
  return operations.flatMap(({ operationId, examples }) =>
    [...examples].map(([example, { status, value }]): Row => {
      const key = keyOf(operationId, status, value);
      return {
        operationId,
        example,
        status,
        seen: real.has(key) ? 'real' : told.has(key) ? 'told' : 'missing',
      };
    }),
  );
}

const FIRST_FAILURE = 300;

/** What the matrix lacks: an example nobody saw, and an operation whose success no rule led to. */
export function gapsOf(rows: readonly Row[]): string[] {
  const missing = rows
    .filter(({ seen }) => seen === 'missing')
    .map(({ operationId, example }) => `${operationId}: "${example}" was not seen.`);
  const operations = [...new Set(rows.map(({ operationId }) => operationId))];
  const untried = operations
    .filter(
      (id) =>
        !rows.some((row) => row.operationId === id && row.status < FIRST_FAILURE && row.seen === 'real'),
    )
    .map((id) => `${id}: no success of its own was seen.`);
  return [...missing, ...untried];
}
