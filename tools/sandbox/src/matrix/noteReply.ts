import type { Contract, Operation } from '../contract/Contract.ts';
import { FAULT_HEADER } from '../faults/injectFault.ts';
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

/** The operation that was called; with a wrong method, all there are at that path. */
function operationsAt(contract: Contract, method: string, path: string): Operation[] {
  const match = (verb: string) =>
    contract.match({ method: verb, path: `/_api${path}`, headers: {}, query: {}, body: undefined });
  const found = match(method.toLowerCase());
  const all = found === METHOD_NOT_ALLOWED ? VERBS.map(match) : [found];
  return all.filter((each) => typeof each === 'object');
}

/** What a request asked for, by query and by the parts of the path that the contract names. */
function askedBy({ path: template }: Operation, path: string, query: string): Record<string, string> {
  const parts = path.split('/');
  const named = template
    .split('/')
    .flatMap((part, index): [string, string][] =>
      part.startsWith('{') ? [[part.slice(1, -1), parts[index] ?? '']] : [],
    );
  return Object.fromEntries([...new URLSearchParams(query), ...named]);
}

/** Notes for the matrix what a reply shows of its operation, and what of it the contract does not say. */
export function noteReply(contract: Contract, { method, path, reply }: Answered): void {
  const [bare = '', query = ''] = path.split('?');
  const told = reply.headers.has(FAULT_HEADER);
  for (const operation of operationsAt(contract, method, bare)) {
    const { operationId } = operation;
    const asked = askedBy(operation, bare, query);
    const { status, body } = reply;
    for (const example of shownExamples(operation, { status, body, asked }))
      writeNote({ operationId, example, told });
    for (const undocumented of undocumentedRows(operation, reply))
      writeNote({ operationId, undocumented, told });
  }
}
