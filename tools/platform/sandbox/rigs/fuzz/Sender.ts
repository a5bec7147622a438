import type { TestReply, TestSandbox } from '../../src/testing/openTest.ts';
import { createAttacker, type Identity } from './Attacker.ts';
import { curlLine } from './curlLine.ts';
import type { Described } from './operations.ts';
import type { Sent } from './requestsOf.ts';
import type { Totals } from './Totals.ts';

export interface Sender {
  totals: Totals;
  /** @throws with a curl line if the server fails or violates the contract */
  send: (operation: Described, identity: Identity, sent: Sent) => Promise<TestReply>;
}

/**
 * Time between two requests, ms: keeps the hourly limits from being reached, and lets due work become due.
 */
const STEP = 4 * 60_000;

/** Sends requests as one of the identities, and counts the replies. */
export function createSender(test: TestSandbox, playerId: number): Sender {
  const attacker = createAttacker(test, playerId);
  const totals: Totals = { requests: 0, statuses: new Map() };

  async function send(operation: Described, identity: Identity, sent: Sent): Promise<TestReply> {
    test.sandbox.clock.move(STEP);
    const token = await attacker.tokenFor(identity);
    const reply = await test.api(sent.path, {
      method: operation.method,
      token,
      body: sent.body,
      headers: sent.headers,
    });
    if (token && operation.needsPlayer) attacker.forget();
    totals.requests += 1;
    const key = `${operation.operationId} ${reply.status}`;
    totals.statuses.set(key, (totals.statuses.get(key) ?? 0) + 1);
    return reply;
  }

  return {
    totals,
    send: (operation, identity, sent) =>
      send(operation, identity, sent).catch((error: unknown) => {
        throw new Error(`${String(error)}\n${curlLine(operation, sent)}`);
      }),
  };
}
