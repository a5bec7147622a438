import type { Operation } from '../../src/contract/Contract.ts';
import type { Note } from './Note.ts';
import type { Row } from './Row.ts';

/** Every named example of every operation, and how a test got it. */
export function makeMatrix(operations: readonly Operation[], notes: readonly Note[]): Row[] {
  const keysOf = (wasForced: boolean) =>
    new Set(
      notes
        .filter(({ forced }) => forced === wasForced)
        .map(({ operationId, example }) => `${operationId} ${example}`),
    );
  const [real, forced] = [keysOf(false), keysOf(true)];
  return operations.flatMap(({ operationId, method, path, examples }) =>
    [...examples].map(([example, { status }]): Row => {
      const key = `${operationId} ${example}`;
      return {
        operationId,
        request: `${method.toUpperCase()} ${path}`,
        example,
        status,
        seen: real.has(key) ? 'real' : forced.has(key) ? 'forced' : 'missing',
      };
    }),
  );
}
