import type { Contract, Operation } from '../../src/contract/Contract.ts';
import { FAULT_HEADER } from '../../src/faults/injectFault.ts';
import { writeNote } from './Note.ts';
import { shownExamples } from './shownExamples.ts';
import { undocumentedRows } from './undocumentedRows.ts';

interface Answered {
  method: string;
  /** Path and query below `/_api`. */
  path: string;
  reply: { status: number; body: unknown; headers: Headers };
}

const VERBS = ['get', 'post', 'put'];
const METHOD_NOT_ALLOWED = 405;

/** The requested operation; for a wrong method, all operations of the path. */
function operationsAt(contract: Contract, method: string, path: string): Operation[] {
  const match = (verb: string) =>
    contract.match({ method: verb, path: `/_api${path}`, headers: {}, query: {}, body: undefined });
  const found = match(method.toLowerCase());
  const all = found === METHOD_NOT_ALLOWED ? VERBS.map(match) : [found];
  return all.filter((each) => typeof each === 'object');
}

/** The values of a request's query and path parameters. */
function askedBy({ path: template }: Operation, path: string, query: string): Record<string, string> {
  const parts = path.split('/');
  const named = template
    .split('/')
    .flatMap((part, index): [string, string][] =>
      part.startsWith('{') ? [[part.slice(1, -1), parts[index] ?? '']] : [],
    );
  return Object.fromEntries([...new URLSearchParams(query), ...named]);
}

/**
 * Records for the matrix which examples a reply matches, and which part of it the contract doesn't document.
 */
export function noteReply(contract: Contract, { method, path, reply }: Answered): void {
  const [bare = '', query = ''] = path.split('?');
  const forced = reply.headers.has(FAULT_HEADER);
  for (const operation of operationsAt(contract, method, bare)) {
    const { operationId } = operation;
    const asked = askedBy(operation, bare, query);
    const { status, body } = reply;
    for (const example of shownExamples(operation, { status, body, asked }))
      writeNote({ operationId, example, forced });
    for (const undocumented of undocumentedRows(operation, reply))
      writeNote({ operationId, undocumented, forced });
  }
}
