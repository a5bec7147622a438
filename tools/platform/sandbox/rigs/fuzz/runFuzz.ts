import fc from 'fast-check';
import type { TestSandbox } from '../../src/testing/openTest.ts';
import { IDENTITIES, playerIdOf, type Identity } from './Attacker.ts';
import { curlLine } from './curlLine.ts';
import { judgeReply } from './judgeReply.ts';
import { OPERATIONS, type Described } from './operations.ts';
import { malformedRequestsOf } from './malformedRequestsOf.ts';
import { playerState } from './playerState.ts';
import { requestsOf, type Sent } from './requestsOf.ts';
import { createSender, type Sender } from './Sender.ts';
import type { Totals } from './Totals.ts';

export interface FuzzOptions {
  test: TestSandbox;
  seed: number;
  /** Requests per operation, identity and kind. */
  cases: number;
  /** Called after each operation, to show progress. */
  onOperation?: (operationId: string) => void;
}

const VICTIM = 'deniz';
const ATTACKER = 'defne';
/** Ids that exist with any seed. */
const IDS = ['1', '2', '3', '1001', '1002', '2513'];

async function idsOf({ sandbox: { db } }: TestSandbox, victim: number): Promise<string[]> {
  const last = await db
    .selectFrom('ledger_transaction')
    .select('id')
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  return [...IDS, String(victim), ...last.map(({ id }) => String(id))];
}

/** Sent last: it locks the attacker out. */
const LAST = ['deactivateAccount'];
const inOrder = (a: Described, b: Described) =>
  Number(LAST.includes(a.operationId)) - Number(LAST.includes(b.operationId));

async function sendMalformed({ send }: Sender, operation: Described): Promise<void> {
  for (const { name, sent, answers } of malformedRequestsOf(operation)) {
    const { status } = await send(operation, 'another player', sent);
    if (answers.includes(status)) continue;
    throw new Error(`${operation.operationId} returned ${status} for ${name}, not ${answers.join(' or ')}`);
  }
}

async function check({ send }: Sender, operation: Described, identity: Identity, sent: Sent): Promise<void> {
  const reply = await send(operation, identity, sent);
  const isLetIn = operation.needsPlayer && identity !== 'another player' && reply.status < 300;
  const fault = isLetIn
    ? `${operation.operationId} accepted a call without a valid session`
    : judgeReply(operation, reply);
  if (fault) throw new Error(`${fault} (as ${identity})\n${curlLine(operation, sent)}`);
}

async function requireUntouched({ sandbox }: TestSandbox, victim: number, before: Record<string, string>) {
  const after = await playerState(sandbox, victim);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  if (changed.length > 0) throw new Error(`The fuzz changed ${VICTIM}'s rows in ${changed.join(', ')}.`);
}

/**
 * Sends valid and invalid requests to every operation: without a token, with an expired one and as another player.
 * @throws with a curl line at the first reply that isn't in the contract, or if the victim's data has changed
 */
export async function runFuzz({ test, seed, cases, onOperation }: FuzzOptions): Promise<Totals> {
  const victim = await playerIdOf(test.sandbox, VICTIM);
  const sender = createSender(test, await playerIdOf(test.sandbox, ATTACKER));
  const before = await playerState(test.sandbox, victim);
  const ids = await idsOf(test, victim);
  for (const operation of OPERATIONS.toSorted(inOrder)) {
    await sendMalformed(sender, operation);
    for (const valid of [true, false]) {
      for (const identity of IDENTITIES) {
        const property = fc.asyncProperty(requestsOf(operation, ids, valid), (sent) =>
          check(sender, operation, identity, sent),
        );
        await fc.assert(property, { seed, numRuns: cases });
      }
    }
    onOperation?.(operation.operationId);
  }
  await requireUntouched(test, victim, before);
  await test.settle();
  return sender.totals;
}
