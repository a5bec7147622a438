import { FRAME_STATUSES, type Operation } from '../../src/contract/Contract.ts';
import { refusalRows } from './refusalRows.ts';
import { FIRST_FAILURE } from './shownExamples.ts';

const known = new WeakMap<Operation, ReadonlySet<string>>();

function documentedRows(operation: Operation): ReadonlySet<string> {
  const found =
    known.get(operation) ??
    new Set([...operation.examples.values()].flatMap(({ status, value }) => [...refusalRows(status, value)]));
  known.set(operation, found);
  return found;
}

/**
 * The parts of a refusal that no example of its operation has. Refusals that the HTTP layer returns for any request are
 * ignored.
 */
export function undocumentedRows(operation: Operation, { status, body }: { status: number; body: unknown }) {
  const isFrames = FRAME_STATUSES.has(String(status)) && !operation.statuses.has(String(status));
  if (status < FIRST_FAILURE || isFrames) return [];
  return [...refusalRows(status, body).difference(documentedRows(operation))];
}
